import { Popover } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { FocusGuards } from '../../root/FocusGuards.tsx';
import { token } from '../../tokens/token.ts';
import { tickStyles } from '../Checkbox/tickStyles.ts';
import { floatingStyles, positionerStyles, rowStyles } from '../Popover/popupStyles.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** Entries that it would leave. */
  count?: number;
  disabled?: boolean;
}

/** Props of FilterPanel, all from its FilterChip. */
export interface FilterPanelProps {
  id: string;
  label: string;
  options: readonly FilterOption[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  multiple: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
}

const row = css({
  '& > span': { flex: 1 },
  '&:hover': { background: token.color.accentSoft },
  '&:has(:focus-visible)': { outline: `2px solid ${token.color.accent}`, outlineOffset: '-2px' },
  '& :focus-visible': { outline: 'none' },
  '&:has(:disabled)': { color: token.color.ink3, cursor: 'not-allowed', background: 'none' },
});
const countStyles = css({ color: token.color.ink3, fontSize: token.text.small, fontVariantNumeric: 'tabular-nums' });

/** A filter's options, in a file of its own that loads when first opened. */
export function FilterPanel({
  id,
  label,
  options,
  value,
  onValueChange,
  multiple,
  open,
  onOpenChange,
  anchor,
}: FilterPanelProps) {
  const choose = (option: string, checked: boolean) => {
    if (!multiple) {
      onValueChange(checked ? [option] : []);
      onOpenChange(false);
      return;
    }
    // In fixed order, so that equal choices have equal addresses.
    onValueChange(options.map((entry) => entry.value).filter((entry) => (entry === option ? checked : value.includes(entry))));
  };
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="start" sideOffset={6} collisionPadding={8} css={positionerStyles}>
          <Popover.Popup id={id} aria-label={label} finalFocus={anchor} css={floatingStyles}>
            <FocusGuards />
            {options.map((option) => (
              <label key={option.value} css={[rowStyles, row]}>
                <input
                  type={multiple ? 'checkbox' : 'radio'}
                  name={id}
                  checked={value.includes(option.value)}
                  disabled={option.disabled}
                  onChange={(event) => choose(option.value, event.target.checked)}
                  css={tickStyles}
                />
                <span>{option.label}</span>
                {option.count !== undefined && <small css={countStyles}>{option.count}</small>}
              </label>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
