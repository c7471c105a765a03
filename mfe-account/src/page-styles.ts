import { css } from '@emotion/react';
import { media, token } from 'design-system';

/** The width and margins that all account pages share. */
export const pageStyles = css({
  display: 'grid',
  gap: token.space[6],
  maxInlineSize: `calc(${token.measure} + 2 * ${token.size.margin})`,
  marginInline: 'auto',
  paddingBlock: token.space[8],
  paddingInline: token.size.margin,
  [media.phone]: { paddingBlock: token.space[5], paddingInline: token.space[4] },
});
