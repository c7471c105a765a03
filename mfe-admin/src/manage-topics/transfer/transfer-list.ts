import { css } from '@emotion/react';
import { token } from 'design-system';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });
/** A line of a list with what can be done or said of it at its end. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space[3],
  padding: `${token.space[2]} ${token.space[4]}`,
  borderBlockEnd: `1px solid ${token.color.line}`,
  '&:last-child': { borderBlockEnd: 0 },
});
/** A sheet whose parts are below each other. */
export const stack = css({ display: 'grid', gap: token.space[4] });
