import { css } from '@emotion/react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { rowStyles, tabStyles } from './tabStyles.ts';
import { useChosenInView } from './useChosenInView.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
  disabled?: boolean;
}

/** Props of Tabs; all others go to its box. */
export interface TabsProps<Value extends string = string> extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  label: string;
  tabs: readonly TabItem<Value>[];
  /** Null: no panel yet. */
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

const panelStyles = css({ paddingBlockStart: token.space[5], '&:focus-visible': { borderRadius: token.radius.control } });
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function nextTab<Value extends string>(tabs: readonly TabItem<Value>[], current: Value, key: string): Value | undefined {
  const usable = tabs.filter((tab) => !tab.disabled).map((tab) => tab.value);
  if (key === 'Home') return usable[0];
  if (key === 'End') return usable.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : usable[(usable.indexOf(current) + step + usable.length) % usable.length];
}

/** Views of one thing (ARIA tabs pattern). For views with addresses use TabLinks. */
export function Tabs<Value extends string>({ label, tabs, value, defaultValue, onValueChange, ...rest }: TabsProps<Value>) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs.find((tab) => !tab.disabled)?.value);
  const chosen = value === null ? undefined : (value ?? own);
  const list = useChosenInView<HTMLDivElement>(chosen);
  const choose = (next: Value) => {
    setOwn(next);
    if (next !== chosen) onValueChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = reachable === undefined ? undefined : nextTab(tabs, reachable, event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(next)}"]`)?.focus();
  };
  // The tab stop: the open tab, or the first.
  const reachable = chosen ?? tabs.find((tab) => !tab.disabled)?.value;
  const active = tabs.find((tab) => tab.value === chosen);
  return (
    <div {...rest}>
      <div ref={list} role="tablist" aria-label={label} css={rowStyles} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === chosen}
            aria-controls={tab.value === chosen ? `${id}-panel` : undefined}
            tabIndex={tab.value === reachable ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => choose(tab.value)}
            css={tabStyles}
          >
            <span data-text={typeof tab.label === 'string' ? tab.label : undefined}>{tab.label}</span>
          </button>
        ))}
      </div>
      {active && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern lets Tab reach a panel that may hold text alone.
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active.value}`} tabIndex={0} css={panelStyles}>
          {active.panel}
        </div>
      )}
    </div>
  );
}
