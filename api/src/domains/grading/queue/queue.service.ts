import { notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { whoseWork } from '../../staff-assignments/index.ts';
import { presentGrading } from './grading.presenter.ts';
import { countQueue, isTopic, listOpenTopics, pageOfQueue, QUEUE_PAGE } from './queue.queries.ts';

/** A page of the queue; 404 for a topic that there is not. */
export async function getQueue({ db, caller, query, now }: Call<'GET /api/grading/queue'>) {
  const { state = 'open', claimed_by, overdue = false, q = null, topic = null, page = 1 } = query;
  if (topic !== null && !(await isTopic(db, topic))) throw notFound('There is no such topic');
  const filter = { state, claimedBy: whoseWork(claimed_by, caller.userId), overdue, q, topic, now };
  const { rows, totalCount } = await pageOfQueue(db, filter, page);
  return {
    gradings: rows.map((row) => presentGrading(row, caller, now)),
    page,
    pageSize: QUEUE_PAGE,
    totalCount,
    topics: await listOpenTopics(db),
    counts: await countQueue(db, caller.userId, now),
  };
}
