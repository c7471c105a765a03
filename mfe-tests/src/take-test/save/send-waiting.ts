import { counted, type Host } from '@shell/kit';
import { receiptAddress } from '../../addresses.ts';
import { sendLeftovers } from './leftovers.ts';
import { indexedDbOutboxes } from './outbox-store.ts';

/** Sends what earlier tabs of the learner could not send of any test, and tells what came too late. */
export async function sendWaiting(host: Host): Promise<void> {
  const userId = host.session.get().user?.id;
  if (userId === undefined) return;
  for (const { slug, count } of await sendLeftovers(host.request, userId, indexedDbOutboxes)) {
    const text = `${counted(count, 'change')} on this device came after the end of a test.`;
    const see = () => host.navigate(receiptAddress(slug));
    host.notify({ tone: 'error', text, action: { label: count === 1 ? 'See it' : 'See them', run: see } });
  }
}
