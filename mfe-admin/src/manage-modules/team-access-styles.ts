import { css } from '@emotion/react';
import { token } from 'design-system';

export const headingStyles = css({
  margin: 0,
  fontFamily: token.font.sans,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
});
export const noteStyles = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

/** Fields below each other, then their button. */
export const formStyles = css({
  display: 'grid',
  gap: token.space[3],
  maxInlineSize: '28rem',
  '& > button': { justifySelf: 'start' },
});
