import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';

/** A native check box or radio with a mark of its own (`appearance: none`). */
export const tickStyles = css({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.size.check,
  blockSize: token.size.check,
  margin: 0,
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: `calc(${token.radius.control} / 2)`,
  background: token.color.surface,
  color: token.color.onAccent,
  cursor: 'pointer',
  transition: `background-color ${token.motion.state}, border-color ${token.motion.state}`,
  '&::before': {
    content: '""',
    inlineSize: '62%',
    blockSize: '62%',
    background: 'currentColor',
    opacity: 0,
    clipPath: 'polygon(12% 46%, 0 58%, 38% 94%, 100% 20%, 88% 8%, 37% 69%)',
  },
  '&[type="radio"]': { borderRadius: token.radius.full },
  '&[type="radio"]::before': { inlineSize: '42%', blockSize: '42%', clipPath: 'circle()' },
  '&:hover:not(:disabled)': { borderColor: token.color.accent },
  // A radio group without a choice is indeterminate too, but does not show it.
  '&:checked, &[type="checkbox"]:indeterminate': { background: token.color.accent, borderColor: token.color.accent },
  '&:checked::before, &[type="checkbox"]:indeterminate::before': { opacity: 1 },
  '&[type="checkbox"]:indeterminate::before': { clipPath: 'inset(42% 8%)' },
  '&[aria-invalid="true"]': { borderColor: token.color.redPen },
  '&:disabled': {
    background: token.color.sunken,
    borderColor: token.color.lineStrong,
    color: token.color.ink3,
    cursor: 'not-allowed',
  },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
});

/** A box and its words, which are part of the target. */
export const optionStyles = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[3],
  paddingBlock: token.space[1],
  fontSize: token.text.body,
  lineHeight: token.leading.body,
  cursor: 'pointer',
  '&:has(:disabled)': { color: token.color.ink3, cursor: 'not-allowed' },
  '& > input': { marginBlockStart: '0.08em' },
  '@media (pointer: coarse)': { minBlockSize: token.size.target, alignItems: 'center', '& > input': { marginBlockStart: 0 } },
});

export const hintStyles = css({ display: 'block', fontSize: token.text.small, color: token.color.ink3 });
export const faultStyles = css({ fontSize: token.text.small, color: token.color.redPen, '&:empty': { display: 'none' } });
