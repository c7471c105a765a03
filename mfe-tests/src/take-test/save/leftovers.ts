import { counted, type Host, isApiError } from '@shell/kit';
import type { SendOutcome } from '@shell/kit/drafts';
import { resultAddress } from '../../addresses.ts';
import { confirm, toSend } from './outbox.ts';
import { holdOutbox, indexedDbOutboxes, isEmpty, type KeptOutbox, type OutboxStore } from './outbox-store.ts';
import { finalIn, isRefusal, sendApart, sendChanges } from './server.ts';
import { keepUncounted, uncountedIn } from './uncounted.ts';

/** Stored for the learner to see. */
export interface LateChanges {
  slug: string;
  count: number;
}

/** The outcome of sending changes of closed tabs. */
export interface SentLeftovers {
  late: LateChanges[];
  /** Some got no response: retry. */
  unanswered: boolean;
}

/** Sends closed tabs' changes of all tests. Conflicts and refusals stay until the test is opened or over. */
export async function sendLeftovers(request: Host['request'], userId: number, store: OutboxStore): Promise<SentLeftovers> {
  const sent: SentLeftovers = { late: [], unanswered: false };
  // Without browser storage there are none.
  for (const left of await store.all(userId).catch(() => [])) {
    const release = await holdOutbox(left.clientId);
    // An open tab sends its own.
    if (!release) continue;
    const { count, unanswered } = await sendLeftover(request, left, store).finally(release);
    if (count > 0) sent.late.push({ slug: left.slug, count });
    sent.unanswered ||= unanswered;
  }
  return sent;
}

/** Returns the number of late changes, and whether there was no response. */
async function sendLeftover(request: Host['request'], left: KeptOutbox, store: OutboxStore) {
  const { userId, slug, clientId } = left;
  let { outbox } = left;
  try {
    // Without changes it still asks whether the test is over.
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
