import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '../../tokens/token.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

/** Props of TextField; `ref` and all other props of `<input>` go to the input. */
export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Inside the box: an icon, a unit, a small button. */
  start?: ReactNode;
  end?: ReactNode;
  /** Reserves an error's line, so that nothing moves. */
  errorRoom?: boolean;
}

const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  paddingBlock: 0,
  cursor: 'text',
  '& > svg': { inlineSize: token.size.icon, blockSize: token.size.icon, flex: 'none', color: token.color.ink3 },
});
const bare = css({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: token.color.ink3, opacity: 1 },
});

/** One line with label, help and error. */
export function TextField({
  label,
  hideLabel = false,
  help,
  error,
  errorRoom = false,
  labelEnd,
  start,
  end,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const field = {
    label,
    hideLabel,
    help,
    error,
    errorRoom,
    labelEnd,
    id,
    className,
    style,
    describedBy,
    required: input.required,
  };
  return (
    <Field {...field}>
      {(control) =>
        start || end ? (
          <div css={[controlStyles, frame]}>
            {start}
            <input type="text" {...input} {...control} css={bare} />
            {end}
          </div>
        ) : (
          <input type="text" {...input} {...control} css={controlStyles} />
        )
      }
    </Field>
  );
}
