import type { Knex } from 'knex';
import { type Learner, signIn } from '../bench-api/learners.ts';

/** A payment provider for the system: its webhooks are signed with this secret, and its address has no listener. */
export const SHOP_SETTINGS = {
  RAZORPAY_KEY_ID: 'rzp_test_faults',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
  RAZORPAY_PLAN_PLATINUM: 'dummy_pro',
  RAZORPAY_PLAN_PLATINUM_YEARLY: 'dummy_yearly',
  RAZORPAY_URL: 'http://127.0.0.1:1',
} as const;

/** Makes learners who may make as many tests as they like, and signs them in. */
export async function insertLearners(db: Knex, count: number): Promise<Learner[]> {
  await db.raw(
    `INSERT INTO users (email, username, role_id, verified, created_at)
     SELECT 'load-' || n || '@example.com', 'Learner', 3, true, now() FROM generate_series(1, ?::int) AS n`,
    [count],
  );
  await db.raw(
    `INSERT INTO memberships (user_id, plan_id, starts_at)
     SELECT u.id, p.id, now() - interval '1 day' FROM users u CROSS JOIN plans p WHERE u.email LIKE 'load-%' AND p.plan = 'platinum'`,
  );
  return signIn(db, count);
}

/** A subscription that was ordered and not paid yet. */
export interface Order {
  id: number;
  providerId: string;
}

/** Inserts `count` buyers, each with an order that the provider knows. */
export async function insertOrders(db: Knex, count: number, first: number): Promise<Order[]> {
  const { rows } = await db.raw(
    `WITH buyers AS (
       INSERT INTO users (email, username, role_id, verified, created_at)
       SELECT 'buyer-' || n || '@example.com', 'Buyer', 3, true, now() FROM generate_series(:first::int, :last::int) AS n
       RETURNING id, email)
     INSERT INTO orders (user_id, type, plan_id, amount, currency, provider_id, created_at)
     SELECT b.id, 'subscription', p.id, 900, 'USD', 'sub_' || split_part(b.email, '@', 1), now()
       FROM buyers b CROSS JOIN plans p WHERE p.plan = 'platinum'
     RETURNING id, provider_id AS "providerId"`,
    { first, last: first + count - 1 },
  );
  return rows;
}
