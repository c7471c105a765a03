import { css } from '@emotion/react';
import { token } from 'design-system';

export const card = css({ display: 'grid', gap: token.space[4] });
export const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
export const words = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
export const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3 });

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  paddingBlock: token.space[3],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
  '& > svg': { flex: 'none', inlineSize: token.space[6], color: token.color.ink3, strokeWidth: token.stroke.icon },
});
export const rowWords = css({
  flex: `1 1 calc(${token.size.popup} / 2)`,
  minInlineSize: 0,
  display: 'grid',
  gap: token.space[1],
});
export const rowName = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  margin: 0,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
  overflowWrap: 'anywhere',
});
