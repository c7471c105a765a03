import { css } from '@emotion/react';
import { media, token } from 'design-system';

/** The width and margins of the pages around a test. */
export const pageStyles = css({
  display: 'grid',
  gap: token.space[6],
  maxInlineSize: '58rem',
  marginInline: 'auto',
  paddingBlock: token.space[8],
  paddingInline: token.size.margin,
  [media.phone]: { paddingBlock: token.space[5], paddingInline: token.space[4] },
});
