import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChangeEvent, ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

/** One choice of a Select. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** Props of Select; `ref` and all other props of `<select>` go to the select. */
export interface SelectProps<Value extends string = string>
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'value' | 'children'> {
  options: readonly SelectOption<Value>[];
  value?: Value | '';
  onValueChange?: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

const frame = css({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: token.space[3],
    marginBlock: 'auto',
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    color: token.color.ink2,
    pointerEvents: 'none',
  },
});
const styles = css({
  appearance: 'none',
  paddingInlineEnd: token.space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:has(option[value=""]:checked)': { color: token.color.ink3 },
  '& option': { color: token.color.ink, background: token.color.surface },
  '& option:disabled': { color: token.color.ink3 },
});

/** One of several, by the platform's own list: right on every phone, with type-ahead and form support for nothing. */
export function Select<Value extends string>({
  label,
  hideLabel = false,
  help,
  error,
  labelEnd,
  options,
  onValueChange,
  onChange,
  placeholder,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...select
}: SelectProps<Value>) {
  const field = { label, hideLabel, help, error, labelEnd, id, className, style, describedBy, required: select.required };
  const start =
    placeholder !== undefined && select.value === undefined && select.defaultValue === undefined ? { defaultValue: '' } : {};
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value as Value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div css={frame}>
          <select {...start} {...select} {...control} onChange={change} css={[controlStyles, styles]}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
