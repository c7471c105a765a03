import { keyboardIsTaken, shortcutOf } from '@shell/kit';
import type { Shortcut } from 'design-system';

/** What a key does on the page of a question. */
export type QuestionAction =
  | 'next'
  | 'previous'
  | 'save'
  | 'complete'
  | 'hint'
  | 'answer'
  | 'solution'
  | 'markscheme'
  | 'formulae'
  | 'list';

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
  '5': 'formulae',
  '?': 'list',
};

/** The keys as the learner reads them. */
export const QUESTION_KEYS: readonly Shortcut[] = [
  { keys: ['J', '→'], does: 'Go to the next question' },
  { keys: ['K', '←'], does: 'Go to the previous question' },
  { keys: ['S'], does: 'Save or unsave this question' },
  { keys: ['C'], does: 'Mark it as completed, or as incomplete' },
  { keys: ['1'], does: 'Hint' },
  { keys: ['2'], does: 'Answer' },
  { keys: ['3'], does: 'Solution' },
  { keys: ['4'], does: 'Mark scheme' },
  { keys: ['5'], does: 'Formulae' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'Show this list' },
];

/** What a key press means; null where it means nothing, and where arrows scroll or walk through tabs. */
export function questionActionOf(event: KeyboardEvent): QuestionAction | null {
  const { target, key } = event;
  if (keyboardIsTaken(target)) return null;
  if (key.startsWith('Arrow') && target instanceof HTMLElement) {
    if (target.scrollWidth > target.clientWidth || target.closest('[role="tablist"], [type="radio"]')) return null;
  }
  return shortcutOf(ACTIONS, event);
}
