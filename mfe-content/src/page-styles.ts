import { css } from '@emotion/react';
import { media, token } from 'design-system';

/** The width and margins that all reading pages share. */
export const pageStyles = css({
  maxInlineSize: `calc(${token.size.page} + 2 * ${token.size.margin})`,
  marginInline: 'auto',
  paddingBlock: token.space[8],
  paddingInline: token.size.margin,
  [media.phone]: { paddingBlock: token.space[5], paddingInline: token.space[4] },
});
