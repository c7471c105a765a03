import { countTry } from '../../http/rate-limit.queries.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { ask, getDoubts, getOwnDoubts, reply } from './doubts.service.ts';

/** More than anybody asks in an hour, and few enough to answer. */
const DOUBTS = { name: 'doubt', tries: 30, windowMs: 3_600_000 };

/** The calls of this domain. */
export function doubtRoutes(router: ApiRouter): void {
  route(router, 'GET /api/doubts/user', {}, getOwnDoubts);
  route(router, 'POST /api/doubts', { limit: ({ db, caller, now }) => countTry(db, DOUBTS, caller.userId, now) }, ask);
  route(router, 'GET /api/doubts', {}, getDoubts);
  route(router, 'POST /api/doubts/:id/replies', { transaction: true }, reply);
}
