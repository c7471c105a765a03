import { counted, type Host } from '@shell/kit';
import type { SendOutcome } from '@shell/kit/kept-work';
import { resultAddress } from '../../addresses.ts';
import { sendLeftovers } from './leftovers.ts';
import { indexedDbOutboxes } from './outbox-store.ts';

/** Sends what earlier tabs of the learner could not send of any test, and tells what came too late. */
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
