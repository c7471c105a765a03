import { isDeepStrictEqual } from 'node:util';
import type { PlanKey, PlanVersion, StaffPlan } from '@api/contract';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError, invalidInput, notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { paymentsUnavailable, withProvider } from '../payments.errors.ts';
import {
  deletePlanVersion,
  insertPlanVersion,
  listPlanVersions,
  listStaffPlans,
  lockPlan,
  type PlanVersionRow,
  type StaffPlanRow,
  setOnSale,
  setProviderPlan,
} from './staff-plans.queries.ts';

type Payments = PaymentProvider | null;

const editedMeanwhile = () =>
  new ApiError(409, 'edited_meanwhile', 'Someone has changed this plan since you opened it. Look at it again first');
const momentIsPast = () =>
  new ApiError(409, 'moment_is_past', 'This moment has passed. Choose one to come, or change it at once');
const nothingChanged = () => new ApiError(409, 'nothing_changed', 'This is what the plan says already');
const alreadyEffective = () =>
  new ApiError(409, 'already_effective', 'This version counts already, and some may have bought it. Make another one instead');
const noSuchPlan = () => notFound('There is no such plan');
const noSuchVersion = () => notFound('There is no such version');

interface Catalogue {
  plan: StaffPlanRow;
  current: PlanVersionRow;
  upcoming: PlanVersionRow[];
  past: PlanVersionRow[];
  latest: number;
}

async function readCatalogue(db: Knex, now: Date): Promise<Catalogue[]> {
  const [plans, versions] = [await listStaffPlans(db), await listPlanVersions(db, now)];
  return plans.map((plan) => {
    const own = versions.filter(({ plan_id }) => plan_id === plan.id);
    const due = own.filter(({ effective_from }) => effective_from <= now);
    const [current, ...past] = due;
    if (!current) throw new Error(`The plan ${plan.plan} has no version`);
    const upcoming = own.filter(({ effective_from }) => effective_from > now).toReversed();
    // Plans granted by staff have the current terms.
    const today = { ...current, holders: current.holders + current.given };
    return { plan, current: today, upcoming, past, latest: Math.max(...own.map(({ version }) => version)) };
  });
}

async function requirePlan(db: Knex, key: PlanKey, now: Date): Promise<Catalogue> {
  const found = (await readCatalogue(db, now)).find(({ plan }) => plan.plan === key);
  if (!found) throw noSuchPlan();
  return found;
}

const presentVersion = (row: PlanVersionRow): PlanVersion => ({
  ...{ version: row.version, price: row.price, currency: row.currency, details: row.details },
  ...{ tests_per_month: row.tests_per_month, questions_per_month: row.questions_per_month },
  effective_from: row.effective_from.toISOString(),
  ...{ created_by: row.created_by, reason: row.reason, holders: row.holders },
});

const present = ({ plan, current, upcoming, past, latest }: Catalogue): StaffPlan => ({
  ...{ id: plan.id, plan: plan.plan, name: plan.name, billingCycle: plan.billing_cycle, on_sale: plan.on_sale },
  current: presentVersion(current),
  upcoming: upcoming.map(presentVersion),
  past: past.map(presentVersion),
  latest,
});

const answerWith = async (db: Knex, key: PlanKey, now: Date, message: string) => ({
  message,
  plan: present(await requirePlan(db, key, now)),
});

export async function getStaffPlans({ db, now }: Call<'GET /api/admin/plans'>) {
  return { plans: (await readCatalogue(db, now)).map(present), changes: true };
}

/** Creates a price at the provider, whose existing plans never change. */
function makeProviderPlan(payments: Payments, { name, billing_cycle }: StaffPlanRow, amount: number, currency: string) {
  if (!payments) throw paymentsUnavailable('price');
  return withProvider('price', () => payments.createPlan({ name, amount, currency, cycle: billing_cycle }));
}

const inWords = (limit: number | null) => limit ?? 'no cap';

/** Changes a plan's price or terms from a moment on. Existing subscribers keep what they bought. */
export async function changePlan(call: Call<'POST /api/admin/plans/:plan/versions'>, payments: Payments) {
  const { db, caller, params, body, now } = call;
  const { latest, price, details, tests_per_month, questions_per_month, reason } = body;
  const from = body.effective_from === null ? now : new Date(body.effective_from);
  if (body.effective_from !== null && from <= now) throw momentIsPast();
  const { plan, current, upcoming, latest: known } = await requirePlan(db, params.plan, now);
  if (known !== latest) throw editedMeanwhile();
  if ((plan.plan === 'free') !== (price === 0)) {
    const message = plan.plan === 'free' ? 'The free plan costs nothing' : 'A plan that is bought has a price';
    throw invalidInput([{ path: 'price', message }]);
  }
  // The version in force when the new one begins.
  const before = upcoming.filter(({ effective_from }) => effective_from <= from).at(-1) ?? current;
  const terms = { price, details, tests_per_month, questions_per_month };
  const former = {
    ...{ price: before.price, details: before.details },
    ...{ tests_per_month: before.tests_per_month, questions_per_month: before.questions_per_month },
  };
  if (isDeepStrictEqual(terms, former)) throw nothingChanged();
  const { currency } = before;
  // A plan at the provider that nothing uses does no harm, should storing fail.
  const provider_plan_id =
    price === before.price ? before.provider_plan_id : await makeProviderPlan(payments, plan, price, currency);
  await inTransaction(db, async (transaction) => {
    await lockPlan(transaction, params.plan);
    if ((await requirePlan(transaction, params.plan, now)).latest !== latest) throw editedMeanwhile();
    await insertPlanVersion(transaction, {
      ...{ plan_id: plan.id, version: latest + 1, ...terms, currency, provider_plan_id },
      ...{ effective_from: from, created_at: now, created_by: caller.userId, reason },
    });
    const details = {
      plan: `${plan.name}, ${plan.billing_cycle}`,
      ...(price !== before.price && { price: `${before.price} to ${price} cents` }),
      ...(tests_per_month !== before.tests_per_month && {
        tests: `${inWords(before.tests_per_month)} to ${inWords(tests_per_month)}`,
      }),
      ...(questions_per_month !== before.questions_per_month && {
        questions: `${inWords(before.questions_per_month)} to ${inWords(questions_per_month)}`,
      }),
      from: from.toISOString(),
    };
    await noteStaffAction(transaction, { by: caller.userId, action: 'plan.changed', objectId: plan.id, reason, details }, now);
  });
  return answerWith(db, params.plan, now, body.effective_from ? 'The change is scheduled' : 'The plan is sold so from now on');
}

export async function cancelPlanVersion({
  db,
  caller,
  params,
  body,
  now,
}: Call<'DELETE /api/admin/plans/:plan/versions/:version'>) {
  await inTransaction(db, async (transaction) => {
    await lockPlan(transaction, params.plan);
    const { plan, current, past, upcoming } = await requirePlan(transaction, params.plan, now);
    if ([current, ...past].some(({ version }) => version === params.version)) throw alreadyEffective();
    const found = upcoming.find(({ version }) => version === params.version);
    if (!found) throw noSuchVersion();
    await deletePlanVersion(transaction, found.id);
    const details = { plan: `${plan.name}, ${plan.billing_cycle}`, from: found.effective_from.toISOString() };
    const entry = {
      by: caller.userId,
      action: 'plan.change_cancelled',
      objectId: plan.id,
      reason: body.reason,
      details,
    } as const;
    await noteStaffAction(transaction, entry, now);
  });
  return answerWith(db, params.plan, now, 'The change is taken back');
}

/** Takes a plan off sale, or puts it back. Doing so again changes nothing. */
export async function putOnSale({ db, caller, params, body, now }: Call<'PUT /api/admin/plans/:plan/sale'>, payments: Payments) {
  const { plan, current } = await requirePlan(db, params.plan, now);
  if (plan.plan === 'free') throw invalidInput([{ path: 'on_sale', message: 'Everybody has the free plan' }]);
  const known = current.provider_plan_id ?? payments?.planIds[plan.plan] ?? plan.razorpay_plan_id;
  const made = body.on_sale && known === null ? await makeProviderPlan(payments, plan, current.price, current.currency) : null;
  await inTransaction(db, async (transaction) => {
    const locked = await lockPlan(transaction, params.plan);
    if (locked?.on_sale === body.on_sale) return;
    if (made !== null) await setProviderPlan(transaction, current.id, made);
    await setOnSale(transaction, plan.id, body.on_sale);
    const details = { plan: `${plan.name}, ${plan.billing_cycle}`, on_sale: body.on_sale };
    const entry = { by: caller.userId, action: 'plan.sale_changed', objectId: plan.id, reason: body.reason, details } as const;
    await noteStaffAction(transaction, entry, now);
  });
  return answerWith(
    db,
    params.plan,
    now,
    body.on_sale ? 'The plan is on sale' : 'The plan is off sale. People who have it keep it',
  );
}
