import { isKeyboardInUse, shortcutOf, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { KeyHint } from '../list/KeyHints.tsx';
import { withChange } from '../list/list-address.ts';
import type { RowAction } from './staff-column.ts';

type RowKey =
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

/** For rows only: elsewhere they scroll, or press the focused element. */
const AT_A_ROW: Readonly<Record<string, RowKey>> = {
  arrowdown: { do: 'move', step: 1 },
  arrowup: { do: 'move', step: -1 },
  enter: { do: 'open' },
  x: { do: 'choose' },
};

/** The row with the focus, or null. */
const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;

/** The command of a press at a table with these actions, or null. */
function rowKeyOf(event: KeyboardEvent, actions: readonly Pick<RowAction<never>, 'key'>[]): RowKey | null {
  if (isKeyboardInUse(event.target)) return null;
  const anywhere = shortcutOf(ANYWHERE, event);
  if (anywhere) return anywhere;
  // Held keys walk quickly; `shortcutOf` ignores them.
  const held = event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey ? ANYWHERE[event.key.toLowerCase()] : undefined;
  if (held?.do === 'move') return held;
  const row = rowOf(event.target);
  if (!row) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // Enter presses a link or button in the row.
  if (key === 'enter' && event.target !== row) return null;
  if (AT_A_ROW[key] && (!event.repeat || AT_A_ROW[key].do === 'move')) return AT_A_ROW[key];
  if (event.repeat) return null;
  return actions.some((action) => action.key === key) ? { do: 'action', key } : null;
}

export interface OfferedKeys {
  opens: boolean;
  chooses: boolean;
  actions: readonly Pick<RowAction<never>, 'key' | 'label' | 'does'>[];
}

/** Longer hints give way to the label. */
const LONGEST_HINT = 30;

/** Keys in a word or two each. */
export const hintsOf = ({ opens, chooses, actions }: OfferedKeys): KeyHint[] => [
  { keys: ['J', 'K'], does: 'rows' },
  ...(opens ? [{ keys: ['Enter'], does: 'opens' }] : []),
  ...actions.map(({ key, label, does }) => ({
    keys: [key.toUpperCase()],
    does: (does && does.length < LONGEST_HINT ? does : label).toLowerCase(),
  })),
  ...(chooses ? [{ keys: ['X'], does: 'chooses' }] : []),
];

interface TableKeys<Row> {
  box: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  open: ((row: Row) => string) | undefined;
  choose: ((row: Row) => void) | undefined;
  actions: readonly RowAction<Row>[];
  bringIntoView: (index: number) => void;
  pages: { page: number; last: number } | undefined;
}

/** One table of a page has the keys. */
const SCREEN = 'staff-table';

/** Keys to move between rows, open, choose and act. Returns the state of the list of keys. */
export function useTableKeys<Row>({ box, rows, open, choose, actions, bringIntoView, pages }: TableKeys<Row>) {
  const [enabled, setEnabled] = useShortcutSwitch(SCREEN);
  const [list, setList] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  // For a row that is no longer rendered, or whose dialog has closed.
  const last = useRef<number | null>(null);
  const wanted = useRef<number | null>(null);
  const rowAt = (index: number) => box.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, other places.
  useEffect(() => {
    last.current = null;
    wanted.current = null;
  }, [rows]);
  // A row scrolled to renders a moment later.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = rowAt(wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus();
  });

  const indexNow = () => {
    const row = rowOf(document.activeElement);
    return row && box.current?.contains(row) ? Number(row.dataset.index) : null;
  };
  const move = (step: 1 | -1) => {
    const from = indexNow() ?? last.current;
    const to = from === null ? 0 : Math.min(Math.max(from + step, 0), rows.length - 1);
    if (rows.length === 0) return;
    last.current = to;
    const row = rowAt(to);
    if (row) return row.focus();
    wanted.current = to;
    bringIntoView(to);
  };
  const turn = (step: 1 | -1) => {
    const page = (pages?.page ?? 1) + step;
    if (pages && page >= 1 && page <= pages.last) setSearch(withChange(search, { page: String(page) }));
  };
  const act = (key: RowKey) => {
    if (key.do === 'list') return setList('open');
    if (key.do === 'move') return move(key.step);
    if (key.do === 'page') return turn(key.step);
    if (key.do === 'search') return document.querySelector<HTMLElement>('search input[type="search"]')?.focus();
    const index = indexNow();
    const row = index === null ? undefined : rows[index];
    if (row === undefined) return;
    last.current = index;
    if (key.do === 'open') return open && void navigate(open(row));
    if (key.do === 'choose') return choose?.(row);
    if (key.do !== 'action') return;
    const action = actions.find((one) => one.key === key.key);
    if (action?.to) return void navigate(action.to(row));
    action?.run?.(row);
  };
  useShortcuts((event) => {
    const key = enabled || event.key === '?' ? rowKeyOf(event, actions) : null;
    if (key?.do === 'choose' && !choose) return null;
    return key?.do === 'open' && !open ? null : key;
  }, act);
  return { enabled, setEnabled, list, setList };
}
