import { messageOf } from '@shell/kit';

/** What failed as a sentence, and that money already paid is safe. */
export function failureWords(error: unknown): string {
  return `${messageOf(error).replace(/[.\s]*$/, '.')} What you paid is not lost.`;
}
