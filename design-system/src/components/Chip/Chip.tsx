import { css } from '@emotion/react';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';

/** A small pill with a chosen word. */
export const chipStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  maxInlineSize: '100%',
  minBlockSize: token.space[8],
  paddingInline: `${token.space[3]} ${token.space[1]}`,
  border: 0,
  borderRadius: token.radius.full,
  background: token.color.accentSoft,
  color: token.color.accent,
  fontSize: token.text.small,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.tight,
  outlineOffset: '1px',
  '@media (pointer: coarse)': { minBlockSize: token.size.target },
});

/** The cross that removes it. */
export const chipRemoveStyles = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: token.space[6],
  blockSize: token.space[6],
  padding: 0,
  border: 0,
  borderRadius: token.radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { inlineSize: token.space[4], blockSize: token.space[4], strokeWidth: token.stroke.icon },
  '&:hover': { background: token.color.surface },
  '@media (pointer: coarse)': { inlineSize: token.size.target, blockSize: token.size.target },
});

/** Props of Chip; all others go to its `<span>`. */
export interface ChipProps extends ComponentProps<'span'> {
  /** Without it there is no cross. */
  onRemove?: () => void;
  /** "Remove Quadratics". */
  removeLabel?: string;
}

const still = css({ paddingInline: token.space[3] });

/** Something chosen, such as a topic or a filter. */
export function Chip({ onRemove, removeLabel, children, ...rest }: ChipProps) {
  return (
    <span {...rest} css={[chipStyles, !onRemove && still]}>
      {children}
      {onRemove && (
        <button
          type="button"
          css={chipRemoveStyles}
          aria-label={removeLabel ?? (typeof children === 'string' ? `Remove ${children}` : 'Remove')}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
