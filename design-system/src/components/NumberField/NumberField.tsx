import { css } from '@emotion/react';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of NumberField; `min`, `max` and `step` as on `<input type="number">`. */
export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue'> {
  value?: number | null;
  defaultValue?: number | null;
  /** Null while the box is empty or not a number. */
  onValueChange?: (value: number | null) => void;
}

const styles = css({ '& input': { fontVariantNumeric: 'tabular-nums' } });

/** A number: marks, a year, a priority. */
export function NumberField({ value, defaultValue, onValueChange, onChange, ...rest }: NumberFieldProps) {
  const state = {
    ...(value !== undefined && { value: value ?? '' }),
    ...(defaultValue !== undefined && { defaultValue: defaultValue ?? '' }),
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber);
  };
  return <TextField inputMode="decimal" {...rest} {...state} type="number" onChange={change} css={styles} />;
}
