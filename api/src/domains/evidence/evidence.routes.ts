import { notFound } from '../../errors.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { requireSubject } from '../subjects-and-topics/index.ts';
import {
  readEvidence,
  readLearnersProgress,
  readProgress,
  readTopicProgress,
  readTopicsWorkedOn,
} from './read/progress.service.ts';
import { findStatistics } from './statistics/statistics.queries.ts';

/** The calls of this domain. Learners read their own; staff read everybody's. */
export function evidenceRoutes(router: ApiRouter): void {
  route(router, 'GET /api/progress', {}, ({ db, caller, now }) => readProgress(db, caller.userId, now));
  route(router, 'GET /api/progress/topics/:topicId', {}, ({ db, caller, params, now }) =>
    readTopicProgress(db, caller.userId, params.topicId, now),
  );
  route(router, 'GET /api/progress/evidence', {}, ({ db, caller, query }) => readEvidence(db, caller.userId, query));
  route(router, 'GET /api/progress/courses/:subjectSlug', {}, async ({ db, caller, params, now }) => {
    const subject = await requireSubject(db, params.subjectSlug, caller);
    return { topics: await readTopicsWorkedOn(db, caller.userId, subject.id, now) };
  });
  route(router, 'GET /api/admin/users/:id/progress', {}, ({ db, params, now }) => readLearnersProgress(db, params.id, now));
  route(router, 'GET /api/admin/users/:id/progress/topics/:topicId', {}, ({ db, params, now }) =>
    readTopicProgress(db, params.id, params.topicId, now),
  );
  route(router, 'GET /api/admin/users/:id/progress/evidence', {}, ({ db, params, query }) => readEvidence(db, params.id, query));
  route(router, 'GET /api/admin/questions/:id/statistics', {}, async ({ db, params }) => {
    const statistics = await findStatistics(db, params.id);
    if (!statistics) throw notFound('There is no such question');
    return { ...statistics, computed_at: statistics.computed_at?.toISOString() ?? null };
  });
}
