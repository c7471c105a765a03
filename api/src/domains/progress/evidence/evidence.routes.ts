import { notFound } from '../../../errors.ts';
import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { requireSubject } from '../../bank/subjects-and-topics/index.ts';
import { recordStaffActionOncePerDay } from '../../operations/staff-log/index.ts';
import {
  readEvidence,
  readLearnersProgress,
  readProgress,
  readTopicProgress,
  readTopicsWorkedOn,
} from './read/progress.service.ts';
import { findStatistics } from './statistics/statistics.queries.ts';

type ReadCall = Pick<Call<'GET /api/admin/users/:id/progress'>, 'db' | 'caller' | 'now' | 'params'>;

/** A learner's progress for staff. Logged, unless there is nothing to read. */
async function noted<T>({ db, caller, params, now }: ReadCall, reading: Promise<T>): Promise<T> {
  const read = await reading;
  await recordStaffActionOncePerDay(db, { by: caller.userId, action: 'user.progress_read', objectId: params.id }, now);
  return read;
}

/** The calls of this domain. Learners read their own evidence; staff read any learner's. */
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
  route(router, 'GET /api/admin/users/:id/progress', {}, (call) =>
    noted(call, readLearnersProgress(call.db, call.params.id, call.now)),
  );
  route(router, 'GET /api/admin/users/:id/progress/topics/:topicId', {}, (call) =>
    noted(call, readTopicProgress(call.db, call.params.id, call.params.topicId, call.now)),
  );
  route(router, 'GET /api/admin/users/:id/progress/evidence', {}, (call) =>
    noted(call, readEvidence(call.db, call.params.id, call.query)),
  );
  route(router, 'GET /api/admin/questions/:id/statistics', {}, async ({ db, params }) => {
    const statistics = await findStatistics(db, params.id);
    if (!statistics) throw notFound('There is no such question');
    return { ...statistics, computed_at: statistics.computed_at?.toISOString() ?? null };
  });
}
