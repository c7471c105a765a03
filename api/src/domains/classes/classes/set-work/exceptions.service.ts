import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { momentsOutOfOrder } from '../assignments/assignments.errors.ts';
import { deleteException, listExceptions, lockAssignment, putException } from '../assignments/assignments.queries.ts';
import { listMembers } from '../membership/members.queries.ts';
import { requireTaught } from '../work/assignment-access.ts';
import { moveTestsOf } from './set-work.service.ts';
import { presentException } from './taught-assignment.presenter.ts';

/** Keeps what differs for one learner. Their open tries follow; extra time holds for tries that begin later. */
export async function makeException({ db, caller, params, body }: Call<'PUT /api/assignments/:id/exceptions/:userId'>) {
  const { assignment, row } = await requireTaught(db, caller, params.id, 'change');
  const member = (await listMembers(db, row.id)).find(({ user_id, role }) => user_id === params.userId && role === 'learner');
  if (!member) throw notFound('There is no such learner in this class');
  const due_at = body.due_at === null ? null : new Date(body.due_at);
  const closes_at = body.closes_at === null ? null : new Date(body.closes_at);
  const due = due_at ?? assignment.due_at;
  if (due && closes_at && due > closes_at) throw momentsOutOfOrder('It closes before it is due. Choose a later closing date');
  if (due_at && assignment.opens_at && due_at < assignment.opens_at) {
    throw momentsOutOfOrder('It is due before it opens. Choose a later due date');
  }
  await lockAssignment(db, assignment.id);
  const { extra_time, excused } = body;
  await putException(db, { assignment_id: assignment.id, user_id: member.user_id, due_at, closes_at, extra_time, excused });
  await moveTestsOf(db, assignment.id);
  const stored = (await listExceptions(db, [assignment.id])).find(({ user_id }) => user_id === member.user_id);
  if (!stored) throw new Error('An exception that was just written is there');
  return presentException(stored);
}

/** Treats a learner like everybody again. */
export async function removeException({
  db,
  caller,
  params,
}: Call<'DELETE /api/assignments/:id/exceptions/:userId'>): Promise<void> {
  const { assignment } = await requireTaught(db, caller, params.id, 'change');
  await lockAssignment(db, assignment.id);
  await deleteException(db, assignment.id, params.userId);
  await moveTestsOf(db, assignment.id);
}
