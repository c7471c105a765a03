import { randomUUID } from 'node:crypto';
import { UNDO_CLEAR_MS } from '@api/contract';
import { ApiError } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { loadQuestionsById, requireQuestion } from '../../bank/questions/index.ts';
import { addMark, removeMark } from './learner-marks.queries.ts';
import { addSaved, listSaved, putSavedBack, removeSaved, setSavedAside, sumSaved } from './saved-questions.queries.ts';

/**
 * In addition to the 10 s that the page offers: its message waits while the pointer or focus is on it, or another
 * window is in view, and its button must then still restore the list. Also covers the call's transfer and retries.
 */
const RESTORE_GRACE_MS = 15 * 60_000;

/** 410: the time to undo is over, or it was undone already. */
const restoreExpired = () => new ApiError(410, 'restore_expired', 'That can no longer be undone');

/** The caller's saved questions with their total number and marks. Whole, unless a page size is given. */
export async function getSaved({ db, caller, query }: Call<'GET /api/user_question'>) {
  const { pageSize = null } = query;
  const page = pageSize === null ? 1 : (query.page ?? 1);
  const { userId, staff } = caller;
  const [rows, { count, marks }] = await Promise.all([
    listSaved(db, { userId, staff, limit: pageSize, offset: (page - 1) * (pageSize ?? 0) }),
    sumSaved(db, userId, staff),
  ]);
  const questions = await loadQuestionsById(
    db,
    rows.map(({ question_id }) => question_id),
    caller,
  );
  const byId = new Map(questions.map((question) => [question.id, question]));
  const user_questions = rows.flatMap(({ id, question_id, created_at }) => {
    const question = byId.get(question_id);
    if (!question) return [];
    const is_completed = question.learner?.completed ?? false;
    return [{ id, question_id, question, is_completed, created_at: created_at.toISOString() }];
  });
  return { user_questions, page, pageSize: pageSize ?? count, totalCount: count, totalMarks: marks };
}

/** Saves a question. `is_completed`, if sent, also marks it as completed. */
export async function save({ db, caller, params, body, now }: Call<'POST /api/user_question/:questionId'>) {
  const { questionId } = params;
  await requireQuestion(db, questionId, caller);
  const id = await addSaved(db, { userId: caller.userId, questionId, now });
  if (body.is_completed === true) await addMark(db, 'completed_question', caller.userId, questionId, now);
  if (body.is_completed === false) await removeMark(db, 'completed_question', caller.userId, questionId);
  return { message: 'Question saved! Find it in bookmarks for easy access.', id, question_id: questionId };
}

/** Removes a saved question by the question's id. */
export async function unsave({ db, caller, params }: Call<'DELETE /api/user_question/user/:questionId'>) {
  await removeSaved(db, caller.userId, { question_id: params.questionId });
}

/** Removes a saved question by the bookmark's id; another learner's is not touched. */
export async function unsaveById({ db, caller, params }: Call<'DELETE /api/user_question/:id'>) {
  await removeSaved(db, caller.userId, { id: params.id });
}

/** Removes all saved questions, so that it can be undone for a moment. */
export async function clearSaved({ db, caller, now }: Call<'DELETE /api/user_question'>) {
  const restoreToken = randomUUID();
  const removed = await setSavedAside(
    db,
    caller.userId,
    restoreToken,
    new Date(now.getTime() + UNDO_CLEAR_MS + RESTORE_GRACE_MS),
  );
  if (removed === 0) return { removed, restore_token: null, restore_until: null };
  return { removed, restore_token: restoreToken, restore_until: new Date(now.getTime() + UNDO_CLEAR_MS).toISOString() };
}

export async function restoreSaved({ db, caller, body, now }: Call<'POST /api/user_question/restore'>) {
  const restored = await putSavedBack(db, caller.userId, body.restore_token, now);
  if (restored === null) throw restoreExpired();
  return { message: 'Your saved questions are back', restored };
}
