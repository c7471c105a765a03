import { addressOf } from '@api/contract/addresses';
import { BRAND } from '@api/contract/brand';
import type { Knex } from 'knex';
import { writeLetter } from '../../../adapters/mail/index.ts';
import { type Config, supportContact } from '../../../config.ts';
import { longDate } from '../../../long-date.ts';
import type { Composer } from '../../../mail-outbox/deliver-mail.ts';
import { orderMail } from '../../../mail-outbox/mail-orders.queries.ts';
import { notify } from '../../support/notifications/index.ts';
import { findOrder, type OrderRow } from './orders.queries.ts';
import { refundsOf } from './payment-events/order-state.ts';
import { listFacts } from './payment-events/payment-events.queries.ts';

/** The receipt of a payment; its data is `{order_id}`. */
const ORDER_PAID_MAIL = 'order_paid';
/** A subscription is cancelled; its data is `{order_id}`. */
const ORDER_CANCELLED_MAIL = 'order_cancelled';

const money = (cents: number, currency: string) => `${currency} ${(cents / 100).toFixed(2)}`;
const itemOf = ({ type, plan_name, billing_cycle }: OrderRow) =>
  type === 'grading' ? 'Grading of a test' : [plan_name ?? 'Subscription', billing_cycle].filter(Boolean).join(', ');

/** The seller in one line, with bars for the line breaks of the address. */
const soldBy = ({ CONTACT_ADDRESS = '' }: Config) =>
  `Sold by ${[BRAND, ...CONTACT_ADDRESS.split('|').map((line) => line.trim())].filter(Boolean).join(', ')}.`;

const orderPage = (config: Config) => config.PUBLIC_URL + addressOf('orders');
const membershipPage = (config: Config) => config.PUBLIC_URL + addressOf('membership');

const paid: Composer = async ({ data }, { db, config }) => {
  const order = await findOrder(db, Number(data.order_id));
  if (!order || order.paid_count === 0) return null;
  const { id, amount, currency, period_start, period_end, full_name, username, type } = order;
  const period = period_start && period_end ? [`Period: ${longDate(period_start)} to ${longDate(period_end)}.`] : [];
  return writeLetter({
    subject: `Your receipt from ${BRAND}`,
    name: full_name ?? username,
    paragraphs: [`Thank you. We’ve received ${money(amount, currency)} for: ${itemOf(order)}.`, ...period, `Order ${id}.`],
    action: { label: 'Download your receipt', href: orderPage(config) },
    afterwards: [
      ...(type === 'subscription' ? [`Your plan renews until you cancel. Cancel any time: ${membershipPage(config)}`] : []),
      soldBy(config),
    ],
    writeTo: supportContact(config),
  });
};

const cancelled: Composer = async ({ data }, { db, config }) => {
  const order = await findOrder(db, Number(data.order_id));
  if (order?.status !== 'cancelling') return null;
  const { plan_name, ended_at, full_name, username } = order;
  const plan = plan_name ?? 'plan';
  return writeLetter({
    subject: `Your ${plan} is cancelled`,
    name: full_name ?? username,
    paragraphs: [
      `As you asked, we’ve cancelled your ${plan}. Nothing more will be charged.`,
      ...(ended_at ? [`You’ll keep it until ${longDate(ended_at)}. Until then you can resume it.`] : []),
    ],
    action: { label: 'See your membership', href: membershipPage(config) },
    afterwards: [soldBy(config)],
    writeTo: supportContact(config),
  });
};

export const orderMails: Readonly<Record<string, Composer>> = { [ORDER_PAID_MAIL]: paid, [ORDER_CANCELLED_MAIL]: cancelled };

/** The provider's states of a subscription whose charge failed: retrying, or abandoned. */
const NOT_CHARGED: readonly (string | null)[] = ['pending', 'halted'];

async function notifyOfRefunds(transaction: Knex, { id, user_id: userId, plan_name: plan, currency }: OrderRow, now: Date) {
  const carriedOut = refundsOf(await listFacts(transaction, id)).filter(({ state }) => state === 'processed');
  for (const { refundId, amount } of carriedOut) {
    const data = { amount, currency, plan };
    await notify(transaction, { userId, kind: 'refund_carried_out', data, once: `refund:${refundId}` }, now);
  }
}

/**
 * Notifies the owner of an order of its newest events: payments and a cancellation by mail, with what was bought. Only news since `before` counts: events may be applied again,
 * even years later, and then change nothing.
 */
export async function notifyOwner(transaction: Knex, before: OrderRow, after: OrderRow, now: Date): Promise<void> {
  if (after.refunded_amount > before.refunded_amount) await notifyOfRefunds(transaction, after, now);
  const mail = { address: after.email, userId: after.user_id, data: { order_id: after.id } };
  if (after.paid_count > before.paid_count) await orderMail(transaction, { kind: ORDER_PAID_MAIL, ...mail }, now);
  const cancels = after.status === 'cancelling' && before.status !== 'cancelling';
  if (cancels) await orderMail(transaction, { kind: ORDER_CANCELLED_MAIL, ...mail }, now);
  const failed = NOT_CHARGED.includes(after.provider_status) && !NOT_CHARGED.includes(before.provider_status);
  if (failed && after.status === 'paid' && after.plan_name !== null) {
    const once = `renewal_failed:${after.id}:${after.period_end?.toISOString()}`;
    await notify(transaction, { userId: after.user_id, kind: 'renewal_failed', data: { plan: after.plan_name }, once }, now);
  }
}
