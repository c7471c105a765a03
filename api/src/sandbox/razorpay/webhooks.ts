import { randomUUID } from 'node:crypto';
import { sign } from '../../adapters/payments/signatures.ts';
import type { SandboxEvent } from './money/charges.ts';

/** How webhooks are delivered: `twice`; `late`, after 5 s; `backwards`, the last first; or `never`. */
export const DELIVERIES = ['normal', 'twice', 'late', 'backwards', 'never'] as const;
export type Delivery = (typeof DELIVERIES)[number];

const LATE_MS = 5_000;
/** Razorpay tries for 24 hours; some tries are enough here. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Sends signed webhooks. `idle` resolves when nothing is under way. */
export function createWebhookSender(secret: string, now: () => number) {
  let url: string | null = null;
  const open = new Set<Promise<unknown>>();

  async function deliver(body: string, id: string, retries: readonly number[]): Promise<void> {
    if (!url) return;
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': sign(secret, body), 'x-razorpay-event-id': id };
    const taken = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    const [next, ...rest] = retries;
    if (taken || next === undefined) return;
    // Retries are not awaited: they may outlast the request.
    void wait(next).then(() => deliver(body, id, rest));
  }

  async function sendAll(events: readonly SandboxEvent[], delivery: Delivery): Promise<void> {
    const bodies = events.map(({ event, payload }) =>
      JSON.stringify({
        entity: 'event',
        account_id: 'acc_sandbox',
        event,
        contains: Object.keys(payload),
        payload,
        created_at: now(),
      }),
    );
    if (delivery === 'never') return;
    if (delivery === 'backwards') bodies.reverse();
    if (delivery === 'late') await wait(LATE_MS);
    for (const body of bodies) {
      const id = `evt_${randomUUID()}`;
      const copies = delivery === 'twice' ? 2 : 1;
      await Promise.all(Array.from({ length: copies }, () => deliver(body, id, RETRY_AFTER_MS)));
    }
  }

  return {
    /** Where webhooks go from now on; null: nowhere. */
    target(next: string | null) {
      url = next;
    },
    send(events: readonly SandboxEvent[], delivery: Delivery = 'normal') {
      const sending = sendAll(events, delivery).finally(() => open.delete(sending));
      open.add(sending);
    },
    async idle() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
