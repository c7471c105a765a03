import { countNetworkTry } from '../../../http/network-limit.ts';
import { countTry, type RateLimit } from '../../../http/rate-limit.queries.ts';
import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { getLinks, makeLink, readShared, readSharedEvidence, readSharedTopic, takeLinkBack } from './links.service.ts';

export { requireLink } from './links.service.ts';

const HOUR_MS = 3_600_000;
const NEW_LINKS: RateLimit = { name: 'progress-links', tries: 30, windowMs: HOUR_MS };
/** A staff room shares one address; 256 bits cannot be guessed at this rate. */
const READINGS: RateLimit = { name: 'shared-progress', tries: 600, windowMs: HOUR_MS };

const limitReading = ({ db, address, now }: Pick<Call<'POST /api/shared-progress'>, 'db' | 'address' | 'now'>) =>
  countNetworkTry(db, READINGS, address, now);

/** The calls of this domain: a learner's links to their progress, and reading by such a link. */
export function progressSharingRoutes(router: ApiRouter): void {
  route(router, 'GET /api/progress/links', {}, getLinks);
  route(
    router,
    'POST /api/progress/links',
    { transaction: true, limit: ({ db, caller, now }) => countTry(db, NEW_LINKS, caller.userId, now) },
    makeLink,
  );
  route(router, 'DELETE /api/progress/links/:id', {}, takeLinkBack);
  route(router, 'POST /api/shared-progress', { limit: limitReading }, readShared);
  route(router, 'POST /api/shared-progress/topics/:topicId', { limit: limitReading }, readSharedTopic);
  route(router, 'POST /api/shared-progress/evidence', { limit: limitReading }, readSharedEvidence);
}
