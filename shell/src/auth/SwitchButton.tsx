import { css } from '@emotion/react';
import { token } from 'design-system';
import type { ComponentProps } from 'react';

const look = css({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: token.weight.strong,
  color: token.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

/** Leads from one form to the other within the sentence that offers it. */
export function SwitchButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} css={look} />;
}
