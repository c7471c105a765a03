import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { breakpoints, media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { faultStyles, hintStyles, optionStyles, tickStyles } from '../Checkbox/tickStyles.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

/** Props of RadioGroup; all others go to its `<fieldset>`. */
export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  name?: string;
  required?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  /** `plain` for words; `cards` for two to six weighty choices. */
  variant?: 'plain' | 'cards';
}

const legendStyles = css({
  marginBlockEnd: token.space[2],
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  color: token.color.ink,
});
const plain = css({ display: 'grid', gap: token.space[1] });
const cards = css({
  display: 'grid',
  gap: token.space[3],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${token.size.popup} / 2)), 1fr))`,
  [media.phone]: { gap: token.space[2], gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** Five are in one row if their container is as wide as a tablet, else in pairs with the fifth across; on a phone in a column. */
const fiveCards = css({
  display: 'flex',
  flexWrap: 'wrap',
  '& > *': {
    flex: `1 1 clamp(20% - ${token.space[3]}, (${breakpoints.tablet} - 100%) * 999, 50% - ${token.space[3]})`,
  },
  [media.phone]: { '& > *': { flexBasis: '100%' } },
});
const card = css({
  minBlockSize: token.size.control,
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  transition: `border-color ${token.motion.state}, background-color ${token.motion.state}`,
  '&:hover': { borderColor: token.color.accent },
  '&:has(:checked)': { borderColor: token.color.accent, background: token.color.accentSoft },
  '&:has(:focus-visible)': { outline: `2px solid ${token.color.accent}`, outlineOffset: '2px' },
  '& :focus-visible': { outline: 'none' },
  '&:has(:disabled)': { borderColor: token.color.line, background: token.color.sunken },
});
const helpStyles = css({ marginBlockEnd: token.space[2] });

/** One of a few visible choices. Arrow keys choose. */
export function RadioGroup<Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  help,
  error,
  variant = 'plain',
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const describing = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows radiogroup on fieldset, and it names what it is.
    <fieldset role="radiogroup" aria-describedby={describing || undefined} aria-invalid={error ? true : undefined} {...rest}>
      <legend css={hideLegend ? visuallyHidden : legendStyles}>{legend}</legend>
      {help && (
        <div css={[hintStyles, helpStyles]} id={`${id}-help`}>
          {help}
        </div>
      )}
      <div css={variant === 'cards' ? [cards, options.length === 5 && fiveCards] : plain}>
        {options.map((option) => (
          <label key={option.value} css={[optionStyles, variant === 'cards' && card]}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
              css={tickStyles}
            />
            <span>
              {option.label}
              {option.help && <span css={hintStyles}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <div css={faultStyles} id={`${id}-error`} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}
