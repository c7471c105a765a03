import { keyboardIsTaken, shortcutOf } from '@shell/kit';
import type { KeyHint } from './KeyHints.tsx';
import type { RowAction } from './staff-column.ts';

/** The command of a key at a table. */
export type RowKey =
  | { do: 'move'; step: 1 | -1 }
  | { do: 'page'; step: 1 | -1 }
  | { do: 'open' | 'choose' | 'search' | 'list' }
  | { do: 'action'; key: string };

const ANYWHERE: Readonly<Record<string, RowKey>> = {
  j: { do: 'move', step: 1 },
  k: { do: 'move', step: -1 },
  ']': { do: 'page', step: 1 },
  '[': { do: 'page', step: -1 },
  '/': { do: 'search' },
  '?': { do: 'list' },
};

/** Keys that mean something at a row only: elsewhere they scroll, or press what has the focus. */
const AT_A_ROW: Readonly<Record<string, RowKey>> = {
  arrowdown: { do: 'move', step: 1 },
  arrowup: { do: 'move', step: -1 },
  enter: { do: 'open' },
  x: { do: 'choose' },
};

/** The row that has the focus, or holds what has it; null elsewhere. */
export const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;

/**
 * The command of a key press at a table whose rows have these actions; null if it has none or belongs to the focused
 * element.
 */
export function rowKeyOf(event: KeyboardEvent, actions: readonly Pick<RowAction<never>, 'key'>[]): RowKey | null {
  if (keyboardIsTaken(event.target)) return null;
  const anywhere = shortcutOf(ANYWHERE, event);
  if (anywhere) return anywhere;
  // Rows are walked quickly by holding a key down, which `shortcutOf` leaves alone.
  const held = event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey ? ANYWHERE[event.key.toLowerCase()] : undefined;
  if (held?.do === 'move') return held;
  const row = rowOf(event.target);
  if (!row) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // A link or button within the row is pressed by Enter itself.
  if (key === 'enter' && event.target !== row) return null;
  if (AT_A_ROW[key] && (!event.repeat || AT_A_ROW[key].do === 'move')) return AT_A_ROW[key];
  if (event.repeat) return null;
  return actions.some((action) => action.key === key) ? { do: 'action', key } : null;
}

/** A table's keyboard actions on rows. */
export interface OfferedKeys {
  opens: boolean;
  chooses: boolean;
  actions: readonly Pick<RowAction<never>, 'key' | 'label' | 'does'>[];
}

/** The longest hint of a key above the table; a longer one falls back to the label. */
const LONGEST_HINT = 30;

/** The keys of a table in a word or two each, for the line above it. */
export const hintsOf = ({ opens, chooses, actions }: OfferedKeys): KeyHint[] => [
  { keys: ['J', 'K'], does: 'rows' },
  ...(opens ? [{ keys: ['Enter'], does: 'opens' }] : []),
  ...actions.map(({ key, label, does }) => ({
    keys: [key.toUpperCase()],
    does: (does && does.length < LONGEST_HINT ? does : label).toLowerCase(),
  })),
  ...(chooses ? [{ keys: ['X'], does: 'chooses' }] : []),
];
