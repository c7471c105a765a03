import { GRADING_FEE, type PlanKey } from '@api/contract';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import { FIRST_CHECK_MS } from '../check-times.ts';
import { findOrder, insertOrder, type NewOrder, type OrderRow, setProviderId } from '../orders.queries.ts';
import { applyFacts, pollOrder, toSeconds } from '../payment-events/payment-events.ts';
import { planNotForSale, withProvider } from '../payments.errors.ts';
import { listVersionedPlans, planOfVersion, type VersionedPlan } from '../plans/plans.queries.ts';

const CURRENCY = 'USD';
/** Ten years; only cancelling ends a subscription. */
const CYCLES = { monthly: 120, yearly: 10 } as const;

interface OpenedOrder {
  order: OrderRow;
  providerId: string;
}

/** A plan that the provider can charge. */
type PlanForSale = VersionedPlan & { razorpay_plan_id: string };

/** The plan on sale at a time; 422 for any other. */
export async function planForSale(db: Knex, payments: PaymentProvider, key: PlanKey, now: Date): Promise<PlanForSale> {
  const plan = (await listVersionedPlans(db, payments, now)).find((each) => each.plan === key);
  if (!plan?.on_sale || plan.price === 0 || plan.razorpay_plan_id === null) throw planNotForSale();
  return { ...plan, razorpay_plan_id: plan.razorpay_plan_id };
}

/** The plan in the version that was bought: continuing keeps its price, whether or not it is on sale. */
export async function planAsBought(db: Knex, payments: PaymentProvider, versionId: number): Promise<PlanForSale> {
  const plan = await planOfVersion(db, payments, versionId);
  if (!plan || plan.razorpay_plan_id === null) throw planNotForSale();
  return { ...plan, razorpay_plan_id: plan.razorpay_plan_id };
}

/**
 * Opens an order here first and then at the provider: if this process dies in between, the order that remains cannot be
 * paid.
 */
async function openOrder(
  db: Knex,
  order: NewOrder,
  open: (notes: Record<string, string>, receipt: string) => Promise<string>,
): Promise<OpenedOrder> {
  const id = await insertOrder(db, order);
  const notes = { user_id: String(order.user_id), order_id: String(id) };
  const providerId = await withProvider('buy', () => open(notes, `order-${id}`));
  await setProviderId(db, id, providerId, new Date(order.created_at.getTime() + FIRST_CHECK_MS));
  const opened = await findOrder(db, id);
  if (!opened) throw new Error(`Order ${id} is gone`);
  await applyFacts(
    db,
    opened,
    { source: 'site', type: 'checkout opened', facts: [], eventId: `opened:${id}`, actorId: order.user_id },
    order.created_at,
  );
  return { order: opened, providerId };
}

/** Opens the order of a plan: the first cycle is charged at `startsAt` (null: at once), `replaces` is the order that it follows. */
export function openPlanOrder(
  db: Knex,
  payments: PaymentProvider,
  plan: PlanForSale,
  { userId, startsAt, replaces, now }: { userId: number; startsAt: Date | null; replaces: number | null; now: Date },
): Promise<OpenedOrder> {
  const terms = {
    ...{ type: 'subscription' as const, plan_id: plan.id, plan_version_id: plan.version_id, test_id: null },
    ...{ amount: plan.price, currency: plan.currency },
  };
  return openOrder(
    db,
    { user_id: userId, ...terms, starts_at: startsAt, replaces_order_id: replaces, created_at: now },
    (notes) =>
      payments.createSubscription({ planId: plan.razorpay_plan_id, cycles: CYCLES[plan.billingCycle], startAt: startsAt, notes }),
  );
}

export function openGradingOrder(
  db: Knex,
  payments: PaymentProvider,
  { userId, testId, now }: { userId: number; testId: number; now: Date },
): Promise<OpenedOrder> {
  const terms = { type: 'grading' as const, plan_id: null, test_id: testId, amount: GRADING_FEE, currency: CURRENCY };
  return openOrder(db, { user_id: userId, ...terms, created_at: now }, (notes, receipt) =>
    payments.createOrder({ amount: GRADING_FEE, currency: CURRENCY, receipt, notes }),
  );
}

/** A past payment, for sample data. */
interface PastPayment {
  userId: number;
  bought: { testId: number } | { plan: PlanKey };
  openedAt: Date;
  paidAt: Date;
}

/** A provider with a settable clock; payments in it succeed at once. */
export interface PastProvider {
  payments: PaymentProvider;
  setClock(moment: Date): void;
  /** Pays the open order with a provider's id. Returns the payment's id. */
  pay(providerId: string): string;
}

/** Opens and pays an order, with the events and entitlements of a real checkout. */
export async function recordPastPayment(db: Knex, provider: PastProvider, past: PastPayment): Promise<void> {
  const { payments, setClock, pay } = provider;
  const { userId, bought, openedAt, paidAt } = past;
  setClock(openedAt);
  const { order, providerId } =
    'testId' in bought
      ? await openGradingOrder(db, payments, { userId, testId: bought.testId, now: openedAt })
      : await openPlanOrder(db, payments, await planForSale(db, payments, bought.plan, openedAt), {
          userId,
          startsAt: null,
          replaces: null,
          now: openedAt,
        });
  setClock(paidAt);
  const paymentId = pay(providerId);
  const facts = [{ kind: 'authorized' as const, paymentId, at: toSeconds(paidAt) }];
  const signed = { source: 'callback' as const, type: 'checkout signed', facts, eventId: `callback:${order.id}:${paymentId}` };
  await pollOrder(db, payments, await applyFacts(db, order, signed, paidAt), paidAt);
}
