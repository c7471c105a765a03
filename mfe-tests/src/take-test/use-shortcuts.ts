import { useEffect, useRef, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'test-shortcuts';
const listeners = new Set<() => void>();

/** What a key does in a test. */
export type ShortcutAction = 'previous' | 'next' | 'skip' | 'flag' | 'list' | { option: number };

const ACTIONS: Readonly<Record<string, ShortcutAction>> = {
  j: 'next',
  arrowright: 'next',
  k: 'previous',
  arrowleft: 'previous',
  s: 'skip',
  f: 'flag',
  '?': 'list',
  '1': { option: 0 },
  '2': { option: 1 },
  '3': { option: 2 },
  '4': { option: 3 },
};

/** The keys as the learner reads them. */
export const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['J', '→'], does: 'Go to the next question' },
  { keys: ['K', '←'], does: 'Go to the previous question' },
  { keys: ['S'], does: 'Skip this question' },
  { keys: ['F'], does: 'Flag this question, or take the flag away' },
  { keys: ['1', '2', '3', '4'], does: 'Choose option A, B, C or D' },
  { keys: ['?'], does: 'Show this list' },
];

/** Whether shortcuts are on, kept on this device. */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(STORAGE_KEY) !== 'off',
  );
  const change = (next: boolean) => {
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return [on, change];
}

/** Listens for shortcuts while `active`. Keys typed into a field, held with a modifier, or moving a radio are left alone. */
export function useShortcuts(active: boolean, act: (action: ShortcutAction) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const action = ACTIONS[event.key.toLowerCase()];
      if (action === undefined || isForField(event)) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

function isForField({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"], [role="alertdialog"], textarea, select, [contenteditable]')) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return target.type === 'radio' ? key.startsWith('Arrow') : target.type !== 'checkbox';
}
