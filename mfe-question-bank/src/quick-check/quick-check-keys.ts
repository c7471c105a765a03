import { isKeyboardInUse, shortcutOf } from '@shell/kit';
import type { Shortcut } from 'design-system';

/** An option from 0, or navigation. */
export type CheckAction = { option: number } | 'next' | 'previous' | 'list';

const ACTIONS: Readonly<Record<string, CheckAction>> = {
  ...Object.fromEntries(
    [...'abcd'].flatMap((letter, option) => [
      [letter, { option }],
      [String(option + 1), { option }],
    ]),
  ),
  enter: 'next',
  arrowright: 'next',
  n: 'next',
  arrowleft: 'previous',
  '?': 'list',
};

export const CHECK_KEYS: readonly Shortcut[] = [
  { keys: ['A', 'B', 'C', 'D'], does: 'Answer' },
  { keys: ['Enter', '→'], does: 'Go to the next question' },
  { keys: ['←'], does: 'Go back to the one before' },
  { keys: ['?'], does: 'Show this list' },
];

/** Null if it has none or belongs to the focused element. */
export function checkActionOf(event: KeyboardEvent): CheckAction | null {
  const { target, key } = event;
  if (isKeyboardInUse(target)) return null;
  if (target instanceof HTMLElement) {
    if (key === 'Enter' && target.closest('a, button')) return null;
    if (key.startsWith('Arrow') && target.scrollWidth > target.clientWidth && target !== document.body) return null;
  }
  return shortcutOf(ACTIONS, event);
}
