import { countTry, type RateLimit } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { accept, challenge, endChallenge, getChallenges, look } from './challenges.service.ts';

/** 256 bits cannot be guessed at this rate. */
const LOOKS: RateLimit = { name: 'challenges', tries: 120, windowMs: 3_600_000 };

/** The calls of this domain: two learners on one mock paper. */
export function challengeRoutes(router: ApiRouter): void {
  route(router, 'GET /api/mock-papers/:code/challenges', {}, getChallenges);
  route(router, 'POST /api/mock-papers/:code/challenges', { transaction: true }, challenge);
  route(router, 'POST /api/challenges/look', { limit: ({ db, caller, now }) => countTry(db, LOOKS, caller.userId, now) }, look);
  route(
    router,
    'POST /api/challenges/accept',
    { transaction: true, limit: ({ db, caller, now }) => countTry(db, LOOKS, caller.userId, now) },
    accept,
  );
  route(router, 'DELETE /api/challenges/:id', {}, endChallenge);
}
