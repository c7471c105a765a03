import { css } from '@emotion/react';
import { token } from 'design-system';

export const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3], minInlineSize: 0 });
export const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
export const quiet = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
export const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4] });
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
export const form = css({
  display: 'grid',
  gap: token.space[5],
  justifyItems: 'start',
  '& > *': { inlineSize: '100%', maxInlineSize: token.size.dialog },
});
export const ownWidth = css({ inlineSize: 'auto' });
/** Rows reach the edges of their Sheet. */
export const list = css({ margin: 0, padding: 0, listStyle: 'none' });
export const listRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space[2]} ${token.space[4]}`,
  paddingBlock: token.space[4],
  paddingInline: token.space[5],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});
/** A row's name and detail; takes the remaining space. */
export const rowWords = css({ display: 'grid', gap: token.space[1], flex: `1 1 ${token.size.popup}`, minInlineSize: 0 });
export const rowDetail = css({ margin: 0, color: token.color.ink2, fontSize: token.text.small });
