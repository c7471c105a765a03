/** Words of a failure as a whole sentence, so that another can follow: the specification's own texts come without a full stop. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
