import { css } from '@emotion/react';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { token } from '../../tokens/token.ts';
import { activeStyles, pillStyles, pressStyles } from './filterChipStyles.ts';

/** Props of FilterToggle; all others go to its `<button>`. */
export interface FilterToggleProps extends Omit<ComponentProps<'button'>, 'type'> {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

const joined = css({ alignItems: 'center', paddingInline: token.space[3] });

/** A filter that is on or off. */
export function FilterToggle({ pressed, onPressedChange, children, onClick, ...rest }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onPressedChange(!pressed);
      }}
      css={[pressStyles, pillStyles, joined, pressed && activeStyles]}
    >
      {children}
      {pressed && <X aria-hidden="true" />}
    </button>
  );
}
