import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';

/** An outline, with the soft accent while it filters. */
export const pillStyles = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'stretch',
  minBlockSize: token.size.controlSmall,
  border: 0,
  boxShadow: `inset 0 0 0 1px ${token.color.lineStrong}`,
  borderRadius: token.radius.full,
  background: token.color.surface,
  color: token.color.ink2,
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  transition: `background-color ${token.motion.state}, box-shadow ${token.motion.state}, color ${token.motion.state}`,
  '&:hover': { boxShadow: `inset 0 0 0 1px ${token.color.controlLine}` },
});

export const activeStyles = css({
  '&, &:hover': { background: token.color.accentSoft, boxShadow: 'none', color: token.color.accent },
});

/** A button over the whole height. */
export const pressStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  paddingInline: token.space[3],
  border: 0,
  borderRadius: token.radius.full,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: token.leading.tight,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { inlineSize: token.space[4], blockSize: token.space[4], strokeWidth: token.stroke.icon },
});

export const withClearStyles = css({ paddingInlineEnd: token.space[1] });

export const clearStyles = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: token.space[8],
  padding: 0,
  border: 0,
  borderRadius: token.radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { inlineSize: token.space[4], blockSize: token.space[4], strokeWidth: token.stroke.icon },
  '@media (pointer: coarse)': { inlineSize: token.size.target, justifyItems: 'start', paddingInlineStart: token.space[2] },
});
