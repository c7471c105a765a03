import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';

/** Above the page, below dialogs unless opened from one. */
export const positionerStyles = css({ zIndex: token.layer.dialog, outline: 'none' });

/** A small sheet at the element that opened it. */
export const floatingStyles = css({
  minInlineSize: `max(var(--anchor-width), calc(${token.size.popup} / 1.5))`,
  maxInlineSize: `min(${token.size.dialog}, var(--available-width))`,
  maxBlockSize: 'var(--available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: token.space[2],
  background: token.color.surface,
  color: token.color.ink,
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.sheet,
  boxShadow: token.shadow.dialog,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${token.motion.state}, scale ${token.motion.state} ${token.ease.out}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.98' },
});

/** A choice in such a sheet. */
export const rowStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minBlockSize: token.size.target,
  paddingBlock: token.space[1],
  paddingInline: token.space[3],
  borderRadius: token.radius.control,
  color: token.color.ink,
  fontSize: token.text.control,
  lineHeight: token.leading.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  '& svg': {
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    flex: 'none',
    color: token.color.ink3,
  },
  '&[data-highlighted]': { background: token.color.accentSoft },
  '&[data-disabled]': { color: token.color.ink3, cursor: 'not-allowed' },
});

export const separatorStyles = css({ blockSize: '1px', marginBlock: token.space[2], background: token.color.line });
