import { css } from '@emotion/react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { token } from '../../tokens/token.ts';
import { hintStyles } from '../Checkbox/tickStyles.ts';

/** Props of Switch; `className` and `style` go to its box, `ref` and all other props of `<input>` to the input. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
  minBlockSize: token.size.target,
  fontSize: token.text.body,
  cursor: 'pointer',
  '&:has(:disabled)': { color: token.color.ink3, cursor: 'not-allowed' },
});
const track = css({
  appearance: 'none',
  flex: 'none',
  margin: 0,
  inlineSize: token.space[10],
  blockSize: token.space[6],
  padding: `calc(${token.space[1]} - 1px)`,
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.full,
  background: token.color.sunken,
  cursor: 'pointer',
  transition: `background-color ${token.motion.state}, border-color ${token.motion.state}`,
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: token.space[4],
    blockSize: token.space[4],
    borderRadius: token.radius.full,
    background: token.color.ink3,
    transition: `translate ${token.motion.state} ${token.ease.out}`,
  },
  '&:checked': { background: token.color.accent, borderColor: token.color.accent },
  '&:checked::before': { background: token.color.onAccent, translate: `${token.space[4]} 0` },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

/** On or off at once, without a form. */
export function Switch({ label, help, onCheckedChange, onChange, className, style, ...input }: SwitchProps) {
  const id = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <div className={className} style={style}>
      <label css={row}>
        <span>{label}</span>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a check box carries its own checked state.
          role="switch"
          aria-describedby={help ? `${id}-help` : input['aria-describedby']}
          onChange={change}
          css={track}
        />
      </label>
      {help && (
        <span css={hintStyles} id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}
