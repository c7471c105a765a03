import { css } from '@emotion/react';
import { media, token } from 'design-system';

/** The day at the left, the week and what teachers sent beside it; one below the other where there is less room. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  gap: token.space[6],
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const sideColumn = css({ display: 'grid', gap: token.space[6], minInlineSize: 0 });
