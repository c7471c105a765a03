import { css } from '@emotion/react';
import { media, token } from 'design-system';

/** One column of the width that reads well. */
export const columnStyles = css({
  maxInlineSize: `calc(${token.measure} + 2 * ${token.size.margin})`,
  marginInline: 'auto',
  paddingBlock: token.space[8],
  paddingInline: token.size.margin,
  [media.phone]: { paddingBlock: token.space[5], paddingInline: token.space[4] },
});
