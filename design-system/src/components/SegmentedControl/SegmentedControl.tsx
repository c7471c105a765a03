import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Segment<Value extends string = string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

/** Props of SegmentedControl; all others go to its `<fieldset>`. */
export interface SegmentedControlProps<Value extends string = string> extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

const track = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: `calc(${token.space[1]} - 1px)`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.sunken,
});
const segment = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[2],
  minBlockSize: `calc(${token.size.control} - 2 * ${token.space[1]})`,
  paddingInline: token.space[4],
  border: '1px solid transparent',
  borderRadius: `calc(${token.radius.control} - ${token.space[1]})`,
  color: token.color.ink2,
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${token.motion.state}, color ${token.motion.state}`,
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  [media.coarse]: { minBlockSize: token.size.target, minInlineSize: token.size.target },
  [media.phone]: { paddingInline: token.space[3] },
  '&:hover': { color: token.color.ink },
  '&:has(:checked)': { background: token.color.surface, borderColor: token.color.lineStrong, color: token.color.ink },
  '&:has(:focus-visible)': { outline: `2px solid ${token.color.accent}`, outlineOffset: '2px' },
});

/** Two to four views side by side: monthly or yearly, light or dark. Radios, so arrow keys choose. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows radiogroup on fieldset, and it names what it is.
    <fieldset role="radiogroup" aria-label={label} {...rest} css={track}>
      {options.map((option) => (
        <label key={option.value} css={segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            css={visuallyHidden}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
