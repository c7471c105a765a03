import { type Plan, type PlanKey, planKeySchema, planSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import { queryFirst, queryRows, validateRow, validateRows } from '../../../../db/row-validation.ts';

/**
 * Joins as `v` a user's version of a plan: the one that they `bought`, else the one in force at the `moment`. All three
 * are SQL.
 */
export const versionOf = ({ plan, bought, moment }: { plan: string; bought: string; moment: string }) => `
  JOIN LATERAL (SELECT * FROM plan_versions
                 WHERE plan_versions.plan_id = ${plan}
                   AND (plan_versions.id = ${bought} OR (${bought} IS NULL AND effective_from <= ${moment}))
                 ORDER BY effective_from DESC, version DESC LIMIT 1) v ON true`;

const planRow = planSchema.omit({ billingCycle: true }).extend({
  billing_cycle: planSchema.shape.billingCycle,
  version_id: z.int(),
  currency: z.string(),
  provider_plan_id: z.string().nullable(),
});
type PlanRow = z.infer<typeof planRow>;

/** A plan with the version whose price and terms it has. */
export type VersionedPlan = Plan & { version_id: number; currency: string };

/** The source of plan ids; null: those of the catalogue. */
type PlanIds = Pick<PaymentProvider, 'planIds'> | null;

const present = (row: PlanRow, payments: PlanIds): VersionedPlan => {
  const { billing_cycle: billingCycle, provider_plan_id: own, razorpay_plan_id: known, ...plan } = row;
  return { ...plan, billingCycle, razorpay_plan_id: own ?? payments?.planIds[plan.plan] ?? known };
};

const asPlan = ({ version_id: _id, currency: _currency, ...plan }: VersionedPlan): Plan => plan;

const PLAN_COLUMNS = `p.id, p.plan, p.name, p.billing_cycle, p.on_sale, p.razorpay_plan_id,
  v.id AS version_id, v.price, v.currency, v.details, v.tests_per_month, v.questions_per_month, v.provider_plan_id`;

/** The catalogue of a moment in the order of the cards, each plan with its version. */
export async function listVersionedPlans(db: Knex, payments: PlanIds, now: Date): Promise<VersionedPlan[]> {
  const sql = `SELECT ${PLAN_COLUMNS} FROM plans p ${versionOf({ plan: 'p.id', bought: 'NULL::integer', moment: ':now' })} ORDER BY p.position, p.id`;
  return (await queryRows(db, planRow, sql, { now })).map((row) => present(row, payments));
}

/** The whole catalogue in the order of the cards, with the ids that the provider knows the plans by. */
export async function listPlans(db: Knex, payments: PlanIds, now: Date): Promise<Plan[]> {
  return (await listVersionedPlans(db, payments, now)).map(asPlan);
}

export async function planOfVersion(db: Knex, payments: PlanIds, versionId: number): Promise<VersionedPlan | null> {
  const sql = `SELECT ${PLAN_COLUMNS} FROM plan_versions v JOIN plans p ON p.id = v.plan_id WHERE v.id = ?`;
  const row = await queryFirst(db, planRow, sql, [versionId]);
  return row ? present(row, payments) : null;
}

/**
 * A user's plan at a time: the highest of the free plan and their running memberships, with the price and the terms
 * under which it was bought, or today's if it was not.
 */
export async function planOf(db: Knex, userId: number, now: Date, payments: PlanIds = null): Promise<Plan> {
  const row = await queryFirst(
    db,
    planRow,
    `SELECT ${PLAN_COLUMNS}
       FROM plans p
       LEFT JOIN memberships m ON m.plan_id = p.id AND m.user_id = :userId
                              AND m.starts_at <= :now AND (m.ends_at IS NULL OR m.ends_at > :now)
       ${versionOf({ plan: 'p.id', bought: 'm.plan_version_id', moment: ':now' })}
      WHERE p.plan = 'free' OR m.id IS NOT NULL
      ORDER BY p.position DESC, m.starts_at, m.id LIMIT 1`,
    { userId, now },
  );
  if (!row) throw new Error('The plan catalogue has no free plan');
  return asPlan(present(row, payments));
}

/** Gives a user a plan from `startsAt` until `endsAt` (null: without end). */
export async function addMembership(db: Knex, userId: number, plan: PlanKey, startsAt: Date, endsAt: Date | null): Promise<void> {
  const plan_id = db('plans').where('plan', plan).select('id');
  await db('memberships').insert({ user_id: userId, plan_id, starts_at: startsAt, ends_at: endsAt });
}

const membershipRow = z.object({
  id: z.int(),
  plan: planKeySchema,
  plan_name: z.string(),
  starts_at: z.date(),
  ends_at: z.date().nullable(),
  order_id: z.int().nullable(),
});
/** A user's period on a plan, paid by an order or given by staff. */
export type MembershipRow = z.infer<typeof membershipRow>;

/** A user's present and past memberships except the free plan, latest start first. */
export async function listMemberships(db: Knex, userId: number): Promise<MembershipRow[]> {
  const query = db('memberships')
    .join('plans', 'plans.id', 'memberships.plan_id')
    .where('memberships.user_id', userId)
    .orderBy('memberships.starts_at', 'desc')
    .orderBy('memberships.id', 'desc')
    .select('memberships.id', 'plan', 'plans.name as plan_name', 'starts_at', 'ends_at', 'order_id');
  return validateRows(membershipRow, await query);
}

/** Ends a plan at once, or withdraws it before its start. */
export async function endMembership(db: Knex, { id, starts_at }: MembershipRow, now: Date): Promise<void> {
  const membership = db('memberships').where('id', id);
  await (starts_at < now ? membership.update({ ends_at: now }) : membership.delete());
}

const runningMemberships = (db: Knex, now: Date) =>
  db('memberships')
    .join('plans', 'plans.id', 'memberships.plan_id')
    .where('starts_at', '<=', now)
    .where((end) => end.whereNull('ends_at').orWhere('ends_at', '>', now));

/** The ids of those whose highest running plan is this one, or who have any at all: a query to narrow others by. */
export function holdersOfPlan(db: Knex, plan: PlanKey | 'any', now: Date): Knex.QueryBuilder {
  if (plan === 'any') return runningMemberships(db, now).where('plan', '<>', 'free').select('user_id');
  const highest = runningMemberships(db, now)
    .distinctOn('user_id')
    .orderBy('user_id')
    .orderBy('position', 'desc')
    .select('user_id', 'plan');
  return db.from(highest.as('highest')).where('plan', plan).select('user_id');
}

const namedPlanRow = planSchema.pick({ plan: true, name: true });
const runningPlanRow = namedPlanRow.extend({ user_id: z.int() });

/** The highest running plan of each of some people; the free one for those without. */
export async function plansOf(
  db: Knex,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, z.infer<typeof namedPlanRow>>> {
  const free = validateRow(namedPlanRow, await db('plans').where('plan', 'free').first('plan', 'name'));
  if (!free) throw new Error('The plan catalogue has no free plan');
  const highest = await runningMemberships(db, now)
    .whereIn('user_id', [...userIds])
    .distinctOn('user_id')
    .orderBy('user_id')
    .orderBy('position', 'desc')
    .select('user_id', 'plan', 'name');
  const paid = new Map(validateRows(runningPlanRow, highest).map(({ user_id, plan, name }) => [user_id, { plan, name }]));
  return new Map(userIds.map((id) => [id, paid.get(id) ?? free]));
}
