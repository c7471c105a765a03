import { counted } from '@shell/kit';

/** `No questions yet`, `1 question`, `88 questions`. */
export function questionCount(count: number): string {
  if (count === 0) return 'No questions yet';
  return counted(count, 'question');
}

/** An error message with a full stop, so that another sentence can follow. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
