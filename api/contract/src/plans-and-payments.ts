import { z } from 'zod';
import { centsSchema } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** Keys of the plan catalogue. Specification part 1, section 9; Silver: part 2, section 9. */
export const planKeySchema = z.enum(['free', 'silver', 'platinum', 'platinum_yearly']);
export type PlanKey = z.infer<typeof planKeySchema>;

export const planSchema = z.object({
  id: z.int(),
  plan: planKeySchema,
  name: z.string(),
  /** Price of one billing cycle in cents (USD). */
  price: centsSchema,
  billingCycle: z.enum(['monthly', 'yearly']),
  details: z.array(z.string()),
  on_sale: z.boolean(),
  razorpay_plan_id: z.string().nullable(),
  /** Caps of a calendar month; null means no cap. */
  tests_per_month: z.int().nullable(),
  questions_per_month: z.int().nullable(),
});
export type Plan = z.infer<typeof planSchema>;

export const planEndpoints = defineEndpoints({
  'GET /api/plans': { summary: 'The plan catalogue', access: 'anyone', response: z.object({ plans: z.array(planSchema) }) },
  'GET /api/plan': { summary: "The caller's plan", access: 'signed-in', response: planSchema },
});
