import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import type { FilterOption, FilterPanel as FilterPanelType } from './FilterPanel.tsx';
import { activeStyles, clearStyles, pillStyles, pressStyles, withClearStyles } from './filterChipStyles.ts';

export type { FilterOption } from './FilterPanel.tsx';

/** Props of FilterChip; all others go to its pill. */
export interface FilterChipProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** "Paper". */
  label: string;
  options: readonly FilterOption[];
  /** Empty: everything passes. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Several at once (default), or one. */
  multiple?: boolean;
}

let loadedPanel: typeof FilterPanelType | undefined;

async function loadPanel() {
  loadedPanel = (await import('./FilterPanel.tsx')).FilterPanel;
  return loadedPanel;
}

/** A filter of a list: its options, the choice, and a cross that clears it. */
export function FilterChip({ label, options, value, onValueChange, multiple = true, ...rest }: FilterChipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState(() => loadedPanel);
  useEffect(() => {
    if (!open || Panel) return;
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => setOpen(false),
    );
  }, [open, Panel]);
  const fetchEarly = () => {
    loadPanel().catch(() => {});
  };
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const active = chosen.length > 0;
  return (
    <div {...rest} css={[pillStyles, active && activeStyles]}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open && Panel ? `${id}-panel` : undefined}
        aria-label={active ? `${label}: ${chosen.join(', ')}` : undefined}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={() => setOpen(!open)}
        css={[pressStyles, active && withClearStyles]}
      >
        {active ? chosen.join(', ') : label}
        {!active && <ChevronDown aria-hidden="true" />}
      </button>
      {active && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          css={clearStyles}
          onClick={() => {
            onValueChange([]);
            button.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
      {Panel && (
        <Panel
          id={`${id}-panel`}
          label={label}
          options={options}
          value={value}
          onValueChange={onValueChange}
          multiple={multiple}
          open={open}
          onOpenChange={setOpen}
          anchor={button}
        />
      )}
    </div>
  );
}
