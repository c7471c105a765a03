import { type ApiRouter, route } from '../../http/route.ts';
import { listPlans, planOf } from './plans.queries.ts';

/** The calls of this domain. */
export function planRoutes(router: ApiRouter): void {
  route(router, 'GET /api/plans', {}, async ({ db }) => ({ plans: await listPlans(db) }));
  route(router, 'GET /api/plan', {}, ({ db, caller, now }) => planOf(db, caller.userId, now));
}
