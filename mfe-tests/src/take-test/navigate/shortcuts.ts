import { isKeyboardInUse, shortcutOf } from '@shell/kit';
import type { Shortcut } from 'design-system';

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

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['J', '→'], does: 'Go to the next question' },
  { keys: ['K', '←'], does: 'Go to the previous question' },
  { keys: ['S'], does: 'Skip this question' },
  { keys: ['F'], does: 'Flag this question, or take the flag away' },
  { keys: ['1', '2', '3', '4'], does: 'Choose option A, B, C or D' },
  { keys: ['?'], does: 'Show this list' },
];

/** Null if it has none, or arrows move through options. */
export function shortcutActionOf(event: KeyboardEvent): ShortcutAction | null {
  const { target, key } = event;
  if (isKeyboardInUse(target)) return null;
  if (key.startsWith('Arrow') && target instanceof HTMLInputElement && target.type === 'radio') return null;
  return shortcutOf(ACTIONS, event);
}
