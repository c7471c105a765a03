import { shuffled } from '@api/drawing';
import { sign } from '../../src/adapters/payments/signatures.ts';
import { type Order, SHOP_SETTINGS } from './customers.ts';
import type { RetryingSender } from './sending.ts';

export interface Ledger {
  acknowledged: Set<string>;
  sent: Set<string>;
  /** Orders all of whose events were acknowledged. */
  settled: Order[];
}

export const emptyLedger = (): Ledger => ({ acknowledged: new Set(), sent: new Set(), settled: [] });

export const MONTHS = 2;
export const MONTH_S = 30 * 86_400;
/** One message in this many is delivered a second time although it was acknowledged. */
const TWICE_IN = 8;

interface Webhook {
  id: string;
  body: object;
}

/** What Razorpay sends about a subscription that was paid for some months; `now` in seconds. https://razorpay.com/docs/webhooks/subscriptions */
function webhooksOf({ providerId: id }: Order, now: number): Webhook[] {
  const webhook = (name: string, event: string, payload: object) => ({
    id: `evt_${id}_${name}`,
    body: { entity: 'event', event, created_at: now, payload },
  });
  const subscription = (month: number) => ({
    entity: {
      ...{ id, status: 'active', paid_count: month + 1, ended_at: null },
      ...{ current_start: now + month * MONTH_S, current_end: now + (month + 1) * MONTH_S },
    },
  });
  const payment = (month: number) => ({
    entity: { id: `pay_${id}_${month}`, amount: 900, currency: 'USD', status: 'captured', created_at: now + month * MONTH_S },
  });
  const months = Array.from({ length: MONTHS }, (_, month) => [
    webhook(`c${month}`, 'subscription.charged', { subscription: subscription(month), payment: payment(month) }),
    webhook(`p${month}`, 'payment.captured', { payment: payment(month) }),
  ]);
  return [
    webhook('a', 'subscription.authenticated', { subscription: { entity: { id, status: 'authenticated' } } }),
    webhook('b', 'subscription.activated', { subscription: subscription(0) }),
    ...months.flat(),
  ];
}

interface Paying {
  sender: RetryingSender;
  ledger: Ledger;
  random: () => number;
  /** The time that all events name, in seconds. */
  now: number;
}

/** Delivers an event until it is acknowledged; false where the run ended first. */
async function deliver({ sender, ledger, random }: Paying, { id, body }: Webhook): Promise<boolean> {
  const signature = sign(SHOP_SETTINGS.RAZORPAY_WEBHOOK_SECRET, JSON.stringify(body));
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id };
  const asked = { method: 'POST', path: '/api/razorpay/webhook', body, headers };
  ledger.sent.add(id);
  for (let times = random() * TWICE_IN < 1 ? 2 : 1; times > 0; times -= 1) {
    if (!(await sender.sendUntilAcknowledged(Math.floor(random() * 2), asked))) return false;
    ledger.acknowledged.add(id);
  }
  return true;
}

/** Reports the events of one order after the other, in any sequence and two at once, until `next` gives none or the sender gives up. */
export async function reportPayments(paying: Paying, next: () => Order | undefined): Promise<void> {
  for (let order = next(); order; order = next()) {
    const waiting = shuffled(webhooksOf(order, paying.now), paying.random);
    while (waiting.length > 0) {
      const delivered = await Promise.all(waiting.splice(0, 2).map((event) => deliver(paying, event)));
      if (delivered.includes(false)) return;
    }
    paying.ledger.settled.push(order);
  }
}
