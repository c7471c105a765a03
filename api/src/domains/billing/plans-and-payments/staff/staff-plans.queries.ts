import { type PlanKey, planKeySchema, planSchema, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows, validateRow, validateRows } from '../../../../db/row-validation.ts';

const planVersionRow = z.object({
  id: z.int(),
  plan_id: z.int(),
  version: z.int(),
  price: z.int(),
  currency: z.string(),
  details: z.array(z.string()),
  tests_per_month: z.int().nullable(),
  questions_per_month: z.int().nullable(),
  provider_plan_id: z.string().nullable(),
  effective_from: z.date(),
  created_by: staffNameSchema.nullable(),
  reason: z.string(),
  holders: z.int(),
});
export type PlanVersionRow = z.infer<typeof planVersionRow>;

const countedVersionRow = planVersionRow.extend({ given: z.int() });

const staffPlanRow = z.object({
  id: z.int(),
  plan: planKeySchema,
  name: z.string(),
  billing_cycle: planSchema.shape.billingCycle,
  on_sale: z.boolean(),
  razorpay_plan_id: z.string().nullable(),
});
/** A plan of the catalogue without its price and terms. */
export type StaffPlanRow = z.infer<typeof staffPlanRow>;
const STAFF_PLAN_COLUMNS = Object.keys(staffPlanRow.shape);

/** The plans in the order of the cards. */
export async function listStaffPlans(db: Knex): Promise<StaffPlanRow[]> {
  return validateRows(staffPlanRow, await db('plans').orderBy('position').orderBy('id').select(STAFF_PLAN_COLUMNS));
}

export async function lockPlan(db: Knex, plan: PlanKey): Promise<StaffPlanRow | null> {
  return validateRow(staffPlanRow, await db('plans').where({ plan }).forUpdate().first(STAFF_PLAN_COLUMNS)) ?? null;
}

/** All versions, newest first, with their numbers of subscribers; grants by staff count by plan. */
export async function listPlanVersions(db: Knex, now: Date): Promise<z.infer<typeof countedVersionRow>[]> {
  return queryRows(
    db,
    countedVersionRow,
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
}

/** Adds a version; the caller reads it with all others. */
export async function insertPlanVersion(
  db: Knex,
  row: Omit<PlanVersionRow, 'id' | 'created_by' | 'holders'> & { created_by: number; created_at: Date },
): Promise<void> {
  await db('plan_versions').insert({ ...row, details: JSON.stringify(row.details) });
}

/** Deletes a version without buyers. */
export async function deletePlanVersion(db: Knex, id: number): Promise<void> {
  await db('plan_versions').where({ id }).delete();
}

export async function setProviderPlan(db: Knex, id: number, provider_plan_id: string): Promise<void> {
  await db('plan_versions').where({ id }).update({ provider_plan_id });
}

export async function setOnSale(db: Knex, id: number, on_sale: boolean): Promise<void> {
  await db('plans').where({ id }).update({ on_sale });
}
