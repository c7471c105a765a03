/** An error message with a full stop, so that another sentence can follow. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
