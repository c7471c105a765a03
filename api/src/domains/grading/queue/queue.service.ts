import type { Call } from '../../../http/route.ts';
import { presentGrading } from './grading.presenter.ts';
import { countQueue, pageOfQueue, QUEUE_PAGE } from './queue.queries.ts';

/** A page of the queue. */
export async function getQueue({ db, caller, query, now }: Call<'GET /api/grading/queue'>) {
  const { state = 'open', claimed_by, overdue = false, q = null, page = 1 } = query;
  const filter = { state, claimedBy: claimed_by === 'me' ? caller.userId : null, overdue, q, now };
  const { rows, totalCount } = await pageOfQueue(db, filter, page);
  return {
    gradings: rows.map((row) => presentGrading(row, caller, now)),
    page,
    pageSize: QUEUE_PAGE,
    totalCount,
    counts: await countQueue(db, caller.userId, now),
  };
}
