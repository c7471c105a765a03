import { css } from '@emotion/react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** Scrolls sideways. */
export const rowStyles = css({
  display: 'flex',
  gap: token.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
});

/** Underlined with the accent when chosen. */
export const tabStyles = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.target,
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  border: 0,
  background: 'none',
  color: token.color.ink2,
  fontFamily: token.font.sans,
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.body,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${token.motion.state}`,
  [media.phone]: { paddingInline: token.space[2] },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '2px',
    background: 'transparent',
    transition: `background-color ${token.motion.state}`,
  },
  '&:hover': { color: token.color.ink },
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: token.space[1] },
  '&:disabled': { color: token.color.ink3, cursor: 'not-allowed' },
  '&[aria-selected="true"], &[aria-current]:not([aria-current="false"])': {
    color: token.color.ink,
    fontWeight: token.weight.strong,
    '&::after': { background: token.color.accent },
  },
  // Reserves the bold word's width, so that no tab moves.
  '& > span[data-text]': {
    display: 'inline-grid',
    '&::before': {
      content: 'attr(data-text)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: token.weight.strong,
    },
  },
});
