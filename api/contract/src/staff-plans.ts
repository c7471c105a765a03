import { z } from 'zod';
import { centsSchema, idParamSchema, idSchema, momentSchema, text } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { HIGHEST_ALLOWANCE, LONGEST_REASON, MOST_PLAN_LINES, SHORTEST_REASON } from './limits.ts';
import { planKeySchema } from './plans-and-payments.ts';
import { staffNameSchema } from './question-editing.ts';

/** Highest price of a billing cycle, in cents: a slip of the finger stops here. */
export const HIGHEST_PRICE = 100_000;

const allowanceSchema = z.int().min(0).max(HIGHEST_ALLOWANCE);

/** Price and terms of a plan from a time on. Buyers keep the version under which they bought. */
export const planVersionSchema = z.object({
  /** Counts from 1 within the plan. */
  version: z.int(),
  /** In cents, of one billing cycle. */
  price: centsSchema,
  currency: z.string(),
  /** The lines on the plan's card. */
  details: z.array(z.string()),
  /** Caps of a calendar month; null: none. */
  tests_per_month: z.int().nullable(),
  questions_per_month: z.int().nullable(),
  effective_from: momentSchema,
  created_by: staffNameSchema.nullable(),
  /** Empty for the version that the product came with. */
  reason: z.string(),
  /** Who has the plan by this version now. */
  holders: z.int(),
});
export type PlanVersion = z.infer<typeof planVersionSchema>;

export const staffPlanSchema = z.object({
  id: idSchema,
  plan: planKeySchema,
  name: z.string(),
  billingCycle: z.enum(['monthly', 'yearly']),
  on_sale: z.boolean(),
  /** What is sold today. */
  current: planVersionSchema,
  /** What comes, soonest first. */
  upcoming: z.array(planVersionSchema),
  /** What was sold before, latest first. */
  past: z.array(planVersionSchema),
  /** The latest version: a change of the plan must name the one that was read. */
  latest: z.int(),
});
export type StaffPlan = z.infer<typeof staffPlanSchema>;

const params = z.strictObject({ plan: planKeySchema });
/** The reason: stored in the log, visible to colleagues only. */
const reason = text(LONGEST_REASON).trim().min(SHORTEST_REASON, 'Please say why, in a few words');
const response = z.object({ message: z.string(), plan: staffPlanSchema });

export const staffPlanEndpoints = defineEndpoints({
  'GET /api/admin/plans': {
    summary: 'The catalogue with all versions, and who has which',
    access: 'settings',
    response: z.object({
      plans: z.array(staffPlanSchema),
      /** Always true: all who read the catalogue may change it. Pages of the former release ask. */
      changes: z.boolean(),
    }),
  },
  'POST /api/admin/plans/:plan/versions': {
    summary: 'Schedule a change of the price or terms of a plan, for purchases from then on',
    access: 'settings',
    params,
    body: z.strictObject({
      latest: z.int(),
      price: centsSchema.max(HIGHEST_PRICE),
      details: z.array(text(80).trim().min(1)).min(1).max(MOST_PLAN_LINES),
      tests_per_month: allowanceSchema.nullable(),
      questions_per_month: allowanceSchema.nullable(),
      /** Null: at once. */
      effective_from: momentSchema.nullable(),
      reason,
    }),
    status: 201,
    response,
    errors: ['edited_meanwhile', 'moment_is_past', 'nothing_changed', 'payments_unavailable'],
  },
  'DELETE /api/admin/plans/:plan/versions/:version': {
    summary: 'Cancel a scheduled change of a plan',
    access: 'settings',
    params: z.strictObject({ plan: planKeySchema, version: idParamSchema }),
    body: z.strictObject({ reason }),
    response,
    errors: ['already_effective'],
  },
  'PUT /api/admin/plans/:plan/sale': {
    summary: 'Take a plan off sale, or put it back. People who have it keep it',
    access: 'settings',
    params,
    body: z.strictObject({ on_sale: z.boolean(), reason }),
    response,
    errors: ['payments_unavailable'],
  },
});
