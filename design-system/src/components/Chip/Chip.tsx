import { css } from '@emotion/react';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';
import { chipRemoveStyles, chipStyles } from './chipStyles.ts';

/** Props of Chip; all others go to its `<span>`. */
export interface ChipProps extends ComponentProps<'span'> {
  /** Removes it; without it there is no cross. */
  onRemove?: () => void;
  /** The cross's name: "Remove Quadratics". */
  removeLabel?: string;
}

const still = css({ paddingInline: token.space[3] });

/** Something chosen: a topic of a test, a filter. */
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
