import { counted, type Host, isApiError } from '@shell/kit';
import type { SendOutcome } from '@shell/kit/drafts';
import { resultAddress } from '../../addresses.ts';
import { confirm, toSend } from './outbox.ts';
import { holdOutbox, indexedDbOutboxes, isEmpty, type KeptOutbox, type OutboxStore } from './outbox-store.ts';
import { finalIn, isRefusal, sendApart, sendChanges } from './server.ts';
import { keepUncounted, uncountedIn } from './uncounted.ts';

/** How many changes came after the end of a test, which is when they are kept where the learner finds them. */
export interface LateChanges {
  slug: string;
  count: number;
}

/** The outcome of sending what closed tabs left behind. */
export interface SentLeftovers {
  /** What came too late, by test. */
  late: LateChanges[];
  /** To some of it no answer came: it is worth another attempt. */
  unanswered: boolean;
}

/**
 * Sends what closed tabs left behind, of any test of the learner. What meets a conflict or is refused stays until the test is opened,
 * where the learner can choose and sees why, or is over.
 */
export async function sendLeftovers(request: Host['request'], userId: number, store: OutboxStore): Promise<SentLeftovers> {
  const sent: SentLeftovers = { late: [], unanswered: false };
  // A device that keeps nothing has nothing left over.
  for (const left of await store.all(userId).catch(() => [])) {
    const release = await holdOutbox(left.clientId);
    // A living tab sends its own.
    if (!release) continue;
    const { count, unanswered } = await sendLeftover(request, left, store).finally(release);
    if (count > 0) sent.late.push({ slug: left.slug, count });
    sent.unanswered ||= unanswered;
  }
  return sent;
}

/** Returns how many of its changes came too late, and whether the server did not answer. */
async function sendLeftover(request: Host['request'], left: KeptOutbox, store: OutboxStore) {
  const { userId, slug, clientId } = left;
  let { outbox } = left;
  try {
    // Without anything to send it is still asked whether the test is over.
    await sendApart(toSend(outbox), async (changes) => {
      outbox = confirm(outbox, changes, await sendChanges(request, slug, clientId, changes));
      await (isEmpty(outbox) ? store.remove(clientId) : store.keep({ ...left, outbox }));
    });
    return { count: 0, unanswered: false };
  } catch (error) {
    if (!isApiError(error) || error.code !== 'test_over') return { count: 0, unanswered: isApiError(error) && !isRefusal(error) };
    const late = uncountedIn(outbox, finalIn(error), 'late');
    await keepUncounted(userId, slug, late);
    await store.remove(clientId);
    return { count: late.length, unanswered: false };
  }
}

/** Sends what the learner's earlier tabs could not send, for all tests, and reports what came too late. */
export async function sendWaiting(host: Host): Promise<SendOutcome> {
  const userId = host.session.get().user?.id;
  if (userId === undefined) return 'done';
  const { late, unanswered } = await sendLeftovers(host.request, userId, indexedDbOutboxes);
  for (const { slug, count } of late) {
    const text = `${counted(count, 'change')} on this device came after the end of a test.`;
    const see = () => host.navigate(resultAddress(slug));
    host.notify({ tone: 'error', text, action: { label: count === 1 ? 'See it' : 'See them', run: see } });
  }
  return unanswered ? 'no-answer' : 'done';
}
