import { isApiError } from '@shell/kit';
import type { SentChange } from './outbox.ts';

/** Refusals that one change alone may be the reason of. */
const REFUSED_FOR_ONE = [400, 413, 422];
const isForOne = (error: unknown) => isApiError(error) && REFUSED_FOR_ONE.includes(error.status);

/**
 * Sends changes as one batch, and each by itself where the server refuses the batch: a change that it does not take does not keep the
 * others from it. Throws that refusal once the others are sent, and anything else at once.
 */
export async function sendApart(
  changes: readonly SentChange[],
  send: (changes: readonly SentChange[]) => Promise<void>,
): Promise<void> {
  try {
    return await send(changes);
  } catch (error) {
    if (changes.length < 2 || !isForOne(error)) throw error;
  }
  let refusal: unknown;
  for (const change of changes) {
    try {
      await send([change]);
    } catch (error) {
      if (!isForOne(error)) throw error;
      refusal = error;
    }
  }
  if (refusal) throw refusal;
}
