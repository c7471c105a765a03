import { css } from '@emotion/react';
import { media, token } from 'design-system';

export const headingStyles = css({
  margin: 0,
  fontFamily: token.font.sans,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
});
export const noteStyles = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });

/** Fields beside their button, which is as high as they are. */
export const formStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: token.space[3],
  '& > :first-of-type': { flex: '1 1 14rem', minInlineSize: 0 },
  [media.phone]: { display: 'grid', alignItems: 'stretch' },
});
