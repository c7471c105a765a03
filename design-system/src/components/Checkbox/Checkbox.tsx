import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { faultStyles, hintStyles, optionStyles, tickStyles } from './tickStyles.ts';

/** Props of Checkbox; `className` and `style` go to its box, `ref` and all other props of `<input>` to the input. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Some of its items are selected. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no. */
export function Checkbox({
  label,
  help,
  error,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  style,
  ref,
  ...input
}: CheckboxProps) {
  const id = useId();
  const describing = [input['aria-describedby'], help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  const attach = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  return (
    <div className={className} style={style}>
      <label css={optionStyles}>
        <input
          {...input}
          ref={attach}
          type="checkbox"
          aria-describedby={describing || undefined}
          aria-invalid={error ? true : undefined}
          onChange={change}
          css={tickStyles}
        />
        <span>{label}</span>
      </label>
      {help && (
        <span css={hintStyles} id={`${id}-help`}>
          {help}
        </span>
      )}
      <div css={faultStyles} id={`${id}-error`} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
