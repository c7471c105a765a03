import { type Host, isApiError } from '@shell/kit';
import { countLost, toSend } from './outbox.ts';
import { holdOutbox, type OutboxStore } from './outbox-store.ts';
import { finalIn, sendChanges } from './server.ts';

/**
 * Sends what closed tabs left behind, of any test of the learner. What meets a conflict stays until the test is opened,
 * where the learner can choose, or is over; what comes after the end of a test is dropped. Answers how many outboxes were emptied, and how many
 * questions said something else there than what counts now.
 */
export async function sendLeftovers(
  request: Host['request'],
  userId: number,
  store: OutboxStore,
): Promise<{ emptied: number; lost: number }> {
  let emptied = 0;
  let lost = 0;
  for (const { slug, clientId, outbox } of await store.all(userId)) {
    // Without anything to send it is still asked whether the test is over.
    const waiting = toSend(outbox);
    const release = await holdOutbox(clientId);
    if (!release) continue;
    try {
      const { conflicts } = await sendChanges(request, slug, clientId, waiting);
      if (conflicts.length > 0 || Object.keys(outbox.conflicts).length > 0) continue;
      await store.remove(clientId);
      emptied++;
    } catch (error) {
      if (isApiError(error) && error.code === 'test_over') {
        lost += countLost(outbox, finalIn(error));
        await store.remove(clientId);
      }
    } finally {
      release();
    }
  }
  return { emptied, lost };
}
