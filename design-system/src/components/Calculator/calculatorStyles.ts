import { css } from '@emotion/react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const calculator = css({
  display: 'grid',
  gap: token.space[3],
  justifyItems: 'start',
  [media.belowDesktop]: { gap: token.space[2] },
});
export const history = css({
  display: 'grid',
  inlineSize: '100%',
  maxBlockSize: `calc(3 * ${token.space[8]})`,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'thin',
  [media.belowDesktop]: { maxBlockSize: token.size.target },
});
export const line = css({ display: 'flex', justifyContent: 'space-between', gap: token.space[2], minInlineSize: 0 });
const plain = {
  minBlockSize: token.space[8],
  padding: `0 ${token.space[2]}`,
  border: 0,
  borderRadius: token.radius.control,
  background: 'none',
  fontFamily: token.font.sans,
  fontSize: token.text.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { background: token.color.sunken },
  [media.coarse]: { minBlockSize: token.size.target },
} as const;
export const recalled = css({
  ...plain,
  minInlineSize: 0,
  overflow: 'hidden',
  color: token.color.ink2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const recalledResult = css({ ...plain, flex: 'none', color: token.color.ink, fontWeight: token.weight.medium });
export const otherAngle = css({ color: token.color.ink3, fontWeight: token.weight.regular });
export const display = css({
  display: 'grid',
  inlineSize: '100%',
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.sunken,
  '&:has(:focus-visible)': { outline: `2px solid ${token.color.accent}`, outlineOffset: '2px' },
});
export const entry = css({
  minInlineSize: 0,
  minBlockSize: token.size.control,
  padding: `${token.space[2]} ${token.space[3]} 0`,
  border: 0,
  background: 'none',
  color: token.color.ink,
  fontFamily: token.font.sans,
  fontSize: token.text.lead,
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: 'none' },
});
/** Reserved, so that nothing moves when the result comes. */
export const result = css({
  minBlockSize: `calc(${token.space[8]} + ${token.space[1]})`,
  padding: `0 ${token.space[3]} ${token.space[2]}`,
  fontSize: token.text.heading2,
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: token.leading.tight,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const problem = css({
  color: token.color.medium,
  fontSize: token.text.small,
  fontWeight: token.weight.medium,
  textAlign: 'start',
});
export const pad = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: token.space[1],
  inlineSize: '100%',
});
export const key = css({
  minBlockSize: token.size.target,
  padding: 0,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.paper,
  color: token.color.ink2,
  fontFamily: token.font.sans,
  fontSize: token.text.control,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `background-color ${token.motion.state}`,
  '&:hover': { background: token.color.accentSoft },
  '&:active': { background: token.color.sunken },
});
export const figure = css({
  background: token.color.surface,
  borderColor: token.color.lineStrong,
  color: token.color.ink,
  fontSize: token.text.lead,
  fontWeight: token.weight.medium,
});
export const action = css({ color: token.color.accent, fontWeight: token.weight.strong });
export const equals = css({
  gridColumn: 'span 2',
  borderColor: 'transparent',
  background: token.color.accent,
  color: token.color.onAccent,
  fontSize: token.text.lead,
  '&:hover, &:active': { background: token.color.accentHover },
});
