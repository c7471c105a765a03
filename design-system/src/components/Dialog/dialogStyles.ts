import { css } from '@emotion/react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const backdropStyles = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.dialog,
  background: token.color.backdrop,
  transition: `opacity ${token.motion.dialog} ${token.ease.out}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

/** Centres the sheet, or puts it at a phone's lower edge; scrolls tall ones. */
export const viewportStyles = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: token.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [media.phone]: {
    placeItems: 'end stretch',
    padding: 0,
    paddingBlockStart: token.space[10],
    // Keeps focus clear of the buttons.
    scrollPaddingBlockEnd: `calc(2 * ${token.space[16]})`,
  },
});

export const popupStyles = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[4],
  inlineSize: '100%',
  maxInlineSize: token.size.dialog,
  padding: token.space[6],
  background: token.color.surface,
  color: token.color.ink,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.sheet,
  boxShadow: token.shadow.dialog,
  outline: 'none',
  transition: `opacity ${token.motion.dialog} ${token.ease.out}, translate ${token.motion.dialog} ${token.ease.out}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: `0 ${token.space[3]}` },
  [media.phone]: {
    padding: token.space[5],
    paddingBlockEnd: `max(${token.space[5]}, env(safe-area-inset-bottom))`,
    maxInlineSize: 'none',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
});

export const wideStyles = css({ maxInlineSize: token.size.dialogWide });

export const titleStyles = css({
  fontFamily: token.font.serif,
  fontSize: token.text.heading2,
  fontWeight: token.weight.heading,
  paddingInlineEnd: token.space[8],
});

export const descriptionStyles = css({ color: token.color.ink2, fontSize: token.text.body });

export const footerStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token.space[3],
  marginBlockStart: token.space[2],
  [media.phone]: {
    '& > *': { flex: '1 1 auto' },
    // In view however long the content is.
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    margin: `0 calc(-1 * ${token.space[5]}) calc(-1 * ${token.space[5]})`,
    padding: `${token.space[2]} ${token.space[5]} ${token.space[5]}`,
    background: token.color.surface,
  },
});

export const closeStyles = css({ position: 'absolute', insetBlockStart: token.space[4], insetInlineEnd: token.space[4] });
