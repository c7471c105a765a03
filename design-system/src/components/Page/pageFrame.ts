import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';

/** Where pages begin and end from left to right. The bars above and below them use it too, so that all share one left edge at every width. */
export const pageFrame = css({
  maxInlineSize: `calc(${token.size.page} + 2 * ${token.size.margin})`,
  marginInline: 'auto',
  paddingInline: token.size.margin,
});
