import { type Host, isApiError } from '@shell/kit';
import { confirm, toSend } from './outbox.ts';
import { holdOutbox, isEmpty, type KeptOutbox, type OutboxStore } from './outbox-store.ts';
import { sendApart } from './send-apart.ts';
import { finalIn, sendChanges } from './server.ts';
import { keepUncounted, uncountedIn } from './uncounted.ts';

/** How many changes came after the end of a test, which is when they are kept where the learner finds them. */
export interface LateChanges {
  slug: string;
  count: number;
}

/**
 * Sends what closed tabs left behind, of any test of the learner. What meets a conflict or is refused stays until the test is opened,
 * where the learner can choose and sees why, or is over. Answers what came too late, by test.
 */
export async function sendLeftovers(request: Host['request'], userId: number, store: OutboxStore): Promise<LateChanges[]> {
  const late: LateChanges[] = [];
  for (const left of await store.all(userId)) {
    const release = await holdOutbox(left.clientId);
    if (!release) continue;
    const count = await sendLeftover(request, left, store).finally(release);
    if (count > 0) late.push({ slug: left.slug, count });
  }
  return late;
}

/** Answers how many of its changes came too late. */
async function sendLeftover(request: Host['request'], left: KeptOutbox, store: OutboxStore): Promise<number> {
  const { userId, slug, clientId } = left;
  let { outbox } = left;
  try {
    // Without anything to send it is still asked whether the test is over.
    await sendApart(toSend(outbox), async (changes) => {
      outbox = confirm(outbox, changes, await sendChanges(request, slug, clientId, changes));
      await (isEmpty(outbox) ? store.remove(clientId) : store.keep({ ...left, outbox }));
    });
    return 0;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'test_over') return 0;
    const late = uncountedIn(outbox, finalIn(error), 'late');
    await keepUncounted(userId, slug, late);
    await store.remove(clientId);
    return late.length;
  }
}
