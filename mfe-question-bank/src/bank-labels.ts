/** `No questions yet`, `1 question`, `1,366 questions`. */
export function questionCount(count: number): string {
  if (count === 0) return 'No questions yet';
  return `${count.toLocaleString('en-GB')} question${count === 1 ? '' : 's'}`;
}

/** Adds a full stop, so that a sentence can follow. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
