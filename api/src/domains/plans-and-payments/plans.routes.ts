import { type ApiRouter, route } from '../../http/route.ts';
import { listPlans } from './plans.queries.ts';

/** The calls of this domain. */
export function planRoutes(router: ApiRouter): void {
  route(router, 'GET /api/plans', {}, async ({ db }) => ({ plans: await listPlans(db) }));
}
