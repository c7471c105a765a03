import { notFound } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import { orderMail } from '../../jobs/mail-orders.queries.ts';
import { notify } from '../notifications/index.ts';
import { requireQuestion } from '../questions/index.ts';
import { requireSubject } from '../subjects-and-topics/index.ts';
import { presentDoubt, presentThread } from './doubt.presenter.ts';
import { findDoubt, insertDoubt, insertReply, listDoubtsOf, listReplies, listThreads } from './doubts.queries.ts';
import { REPLY_MAIL } from './reply-mail.ts';

const DEFAULT_PAGE_SIZE = 20;

const noSuchDoubt = () => notFound('There is no such doubt');

/** The caller's doubts with the replies to them. */
export async function getOwnDoubts({ db, caller }: Call<'GET /api/doubts/user'>) {
  return { doubts: (await listDoubtsOf(db, caller.userId)).map(presentDoubt) };
}

/** Asks about a question. Sent twice, it is the same doubt. */
export async function ask({ db, caller, body, now }: Call<'POST /api/doubts'>) {
  await requireQuestion(db, body.question_id, caller);
  const id = await insertDoubt(db, { questionId: body.question_id, userId: caller.userId, queries: body.queries }, now);
  const row = await findDoubt(db, id);
  if (!row) throw noSuchDoubt();
  return { doubt: presentDoubt(row) };
}

/** Doubts of all learners, a page at a time. */
export async function getDoubts({ db, caller, query }: Call<'GET /api/doubts'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, state, q } = query;
  const subject = query.subject === undefined ? null : await requireSubject(db, query.subject, caller);
  const filter = { state: state ?? null, subjectId: subject?.id ?? null, text: q ?? null };
  const { rows, totalCount } = await listThreads(db, filter, { limit: pageSize, offset: (page - 1) * pageSize });
  const replies = await listReplies(
    db,
    rows.map(({ id }) => id),
  );
  const byParent = Map.groupBy(replies, ({ parent_id }) => parent_id);
  return { doubts: rows.map((row) => presentThread(row, byParent.get(row.id) ?? [])), page, pageSize, totalCount };
}

/** Replies to a doubt and tells its learner, by mail and in their account; the same sent again is one reply and one mail. A reply to a reply is not found: threads are flat. */
export async function reply({ db, caller, params, body, now }: Call<'POST /api/doubts/:id/replies'>) {
  const doubt = await findDoubt(db, params.id);
  if (!doubt || doubt.parent) throw noSuchDoubt();
  const { id, isNew } = await insertReply(db, { doubtId: doubt.id, userId: caller.userId, queries: body.queries }, now);
  const order = { kind: REPLY_MAIL, address: doubt.asker_email, userId: doubt.asker_id, data: { reply_id: id } };
  if (isNew) await orderMail(db, order, now);
  const data = { doubt_id: doubt.id, topic: doubt.path.at(-1)?.topic_name ?? doubt.subject.subject_name };
  await notify(db, { userId: doubt.asker_id, kind: 'doubt_answered', data, once: `reply:${id}` }, now);
  const row = await findDoubt(db, id);
  if (!row) throw noSuchDoubt();
  return { doubt: presentDoubt(row) };
}
