import type { Call } from '../../../http/route.ts';
import { loadQuestionsById, requireQuestion } from '../../bank/questions/index.ts';
import { addMark, listCompleted, listPinned, removeMark } from './learner-marks.queries.ts';

const PINNED_PAGE_SIZE = 10;

/** Ids of the caller's completed questions, latest first. */
export async function getCompleted({ db, caller }: Call<'GET /api/completed_question/user'>) {
  const rows = await listCompleted(db, caller.userId);
  return {
    completed_questions: rows.map(({ question_id, created_at }) => ({ question_id, created_at: created_at.toISOString() })),
  };
}

/** Marks a question as completed. The messages here are the specification's (part 2, section 8). */
export async function complete({ db, caller, body, now }: Call<'POST /api/completed_question'>) {
  await requireQuestion(db, body.question_id, caller);
  await addMark(db, 'completed_question', caller.userId, body.question_id, now);
  return { message: 'Question marked as completed', question_id: body.question_id };
}

/** Marks a question as incomplete; also one that has been hidden since. */
export async function uncomplete({ db, caller, params }: Call<'DELETE /api/completed_question/user/:questionId'>) {
  await removeMark(db, 'completed_question', caller.userId, params.questionId);
  return { message: 'Question marked as incomplete', question_id: params.questionId };
}

/** A page of the caller's pinned questions: the same, in the same order, as the list that shows pinned questions alone. */
export async function getPinned({ db, caller, query }: Call<'GET /api/pinned_question/user'>) {
  const { page = 1, pageSize = PINNED_PAGE_SIZE } = query;
  const { ids, totalCount } = await listPinned(db, { userId: caller.userId, staff: caller.staff, page, pageSize });
  return { questions: await loadQuestionsById(db, ids, caller), page, pageSize, totalCount };
}

export async function pin({ db, caller, body, now }: Call<'POST /api/pinned_question'>) {
  await requireQuestion(db, body.question, caller);
  await addMark(db, 'pinned_question', caller.userId, body.question, now);
  return { message: 'Question pinned', question_id: body.question };
}

/** Unpins a question; also one that has been hidden since. */
export async function unpin({ db, caller, params }: Call<'DELETE /api/pinned_question/user/:questionId'>) {
  await removeMark(db, 'pinned_question', caller.userId, params.questionId);
  return { message: 'Question unpinned', question_id: params.questionId };
}
