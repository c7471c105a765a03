import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

/** Props of TextArea; `ref` and all other props of `<textarea>` go to the textarea. */
export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

const styles = css({
  minBlockSize: `calc(3 * ${token.size.control})`,
  paddingBlock: token.space[3],
  lineHeight: token.leading.body,
  resize: 'vertical',
  fieldSizing: 'content',
});

/** Several lines; grows with its text if the browser can. */
export function TextArea({
  label,
  hideLabel = false,
  help,
  error,
  labelEnd,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...area
}: TextAreaProps) {
  const field = { label, hideLabel, help, error, labelEnd, id, className, style, describedBy, required: area.required };
  return <Field {...field}>{(control) => <textarea rows={4} {...area} {...control} css={[controlStyles, styles]} />}</Field>;
}
