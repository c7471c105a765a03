import { css } from '@emotion/react';
import { token } from '../../tokens/token.ts';

/** A box to type or choose in. */
export const controlStyles = css({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: token.size.control,
  paddingInline: token.space[3],
  paddingBlock: token.space[2],
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  fontFamily: token.font.sans,
  fontSize: token.text.field,
  lineHeight: token.leading.tight,
  transition: `border-color ${token.motion.state}`,
  '&::placeholder': { color: token.color.ink3, opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: token.color.ink3 },
  '&:focus-visible, &:focus-within': {
    outline: `2px solid ${token.color.accent}`,
    outlineOffset: '-1px',
    borderColor: token.color.accent,
  },
  '&[aria-invalid="true"], &:has([aria-invalid="true"])': { borderColor: token.color.redPen },
  '&:disabled, &:has(input:disabled)': { background: token.color.sunken, color: token.color.ink3, cursor: 'not-allowed' },
});
