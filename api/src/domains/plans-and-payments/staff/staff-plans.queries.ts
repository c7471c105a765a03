import type { Plan, PlanKey, StaffName } from '@api/contract';
import type { Knex } from 'knex';

/** A version as it is stored. */
export interface PlanVersionRow {
  id: number;
  plan_id: number;
  version: number;
  price: number;
  currency: string;
  details: string[];
  tests_per_month: number | null;
  questions_per_month: number | null;
  provider_plan_id: string | null;
  effective_from: Date;
  created_by: StaffName | null;
  reason: string;
  holders: number;
}

/** A plan of the catalogue without its price and terms. */
export interface StaffPlanRow {
  id: number;
  plan: PlanKey;
  name: string;
  billing_cycle: Plan['billingCycle'];
  on_sale: boolean;
  razorpay_plan_id: string | null;
}

/** The plans in the order of the cards. */
export async function listStaffPlans(db: Knex): Promise<StaffPlanRow[]> {
  return db('plans')
    .orderBy('position')
    .orderBy('id')
    .select('id', 'plan', 'name', 'billing_cycle', 'on_sale', 'razorpay_plan_id');
}

/** A plan, locked until the transaction ends. */
export async function lockPlan(db: Knex, plan: PlanKey): Promise<StaffPlanRow | null> {
  return (await db<StaffPlanRow>('plans').where({ plan }).forUpdate().first()) ?? null;
}

/** All versions, those that count last first, each with the number of those who have it; what staff gave counts by plan. */
export async function listPlanVersions(db: Knex, now: Date): Promise<(PlanVersionRow & { given: number })[]> {
  const { rows } = await db.raw(
    `WITH running AS MATERIALIZED (
       SELECT plan_id, plan_version_id FROM memberships WHERE starts_at <= :now AND (ends_at IS NULL OR ends_at > :now)
     )
     SELECT v.*,
            (SELECT count(*)::int FROM running WHERE plan_version_id = v.id) AS holders,
            (SELECT count(*)::int FROM running WHERE plan_id = v.plan_id AND plan_version_id IS NULL) AS given,
            CASE WHEN u.id IS NULL THEN NULL
                 ELSE json_build_object('id', u.id, 'name', coalesce(u.full_name, u.username)) END AS created_by
       FROM plan_versions v LEFT JOIN users u ON u.id = v.created_by
      ORDER BY v.plan_id, v.effective_from DESC, v.version DESC`,
    { now },
  );
  return rows;
}

/** Adds a version; answers nothing, since it is read with all others. */
export async function insertPlanVersion(
  db: Knex,
  row: Omit<PlanVersionRow, 'id' | 'created_by' | 'holders'> & { created_by: number; created_at: Date },
): Promise<void> {
  await db('plan_versions').insert({ ...row, details: JSON.stringify(row.details) });
}

/** Deletes a version that nobody has bought. */
export async function deletePlanVersion(db: Knex, id: number): Promise<void> {
  await db('plan_versions').where({ id }).delete();
}

/** Names the id by which the provider charges a version. */
export async function setProviderPlan(db: Knex, id: number, provider_plan_id: string): Promise<void> {
  await db('plan_versions').where({ id }).update({ provider_plan_id });
}

/** Puts a plan on sale, or takes it off. */
export async function setOnSale(db: Knex, id: number, on_sale: boolean): Promise<void> {
  await db('plans').where({ id }).update({ on_sale });
}
