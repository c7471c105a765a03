import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What a key does on the page of a question. */
export type QuestionAction = 'next' | 'previous' | 'save' | 'complete' | 'hint' | 'answer' | 'solution' | 'markscheme' | 'list';

const ACTIONS: Readonly<Record<string, QuestionAction>> = {
  j: 'next',
  arrowright: 'next',
  k: 'previous',
  arrowleft: 'previous',
  s: 'save',
  c: 'complete',
  '1': 'hint',
  '2': 'answer',
  '3': 'solution',
  '4': 'markscheme',
  '?': 'list',
};

/** The keys as the learner reads them. */
export const QUESTION_KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['J', '→'], does: 'Go to the next question' },
  { keys: ['K', '←'], does: 'Go to the previous question' },
  { keys: ['S'], does: 'Save this question, or take it out again' },
  { keys: ['C'], does: 'Mark it as completed, or as incomplete' },
  { keys: ['1'], does: 'Hint' },
  { keys: ['2'], does: 'Answer' },
  { keys: ['3'], does: 'Worked solution' },
  { keys: ['4'], does: 'Mark scheme' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'Show this list' },
];

const STORAGE_KEY = 'question-shortcuts';
const listeners = new Set<() => void>();

/** Whether the keys work, kept on this device: people who dictate or type by accident switch them off. */
export function useKeysOn(): [boolean, (on: boolean) => void] {
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

/** Listens for the keys. Typing, keys held with a modifier, and dialogs are left alone. */
export function useQuestionKeys(on: boolean, act: (action: QuestionAction) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const action = ACTIONS[event.key.toLowerCase()];
      if (action === undefined || isTaken(event)) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

/** Fields, and what opens above the page or scrolls by the arrows, have the keyboard for themselves. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const modal = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => dialog.closest('[role="region"]') === null,
  );
  if (modal) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select')) return true;
  return key.startsWith('Arrow') && (target.scrollWidth > target.clientWidth || target.closest('[role="tablist"]') !== null);
}
