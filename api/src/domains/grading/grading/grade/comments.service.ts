import type { GradingComment } from '@api/contract';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { type CommentRow, keepComment, listComments, removeComment, rewriteComment } from './comments.queries.ts';

const noSuchComment = () => notFound('There is no such comment');

const present = ({ id, text, shared, user_id, created_at }: CommentRow, userId: number): GradingComment => ({
  id,
  text,
  shared,
  mine: user_id === userId,
  created_at: created_at.toISOString(),
});

/** The comments that the caller may use. */
export async function getComments({ db, caller }: Call<'GET /api/grading/comments'>) {
  return { comments: (await listComments(db, caller.userId)).map((row) => present(row, caller.userId)) };
}

/** Keeps a comment of the caller. */
export async function addComment({ db, caller, body, now }: Call<'POST /api/grading/comments'>): Promise<GradingComment> {
  return present(await keepComment(db, { userId: caller.userId, ...body, now }), caller.userId);
}

/** Changes a comment of the caller. */
export async function changeComment(call: Call<'PUT /api/grading/comments/:id'>): Promise<GradingComment> {
  const { db, caller, params, body } = call;
  const row = await rewriteComment(db, params.id, { userId: caller.userId, ...body });
  if (!row) throw noSuchComment();
  return present(row, caller.userId);
}

/** Removes a comment of the caller; an admin may remove what others share. */
export async function deleteComment({ db, caller, params }: Call<'DELETE /api/grading/comments/:id'>): Promise<void> {
  if (!(await removeComment(db, params.id, caller.userId, caller.roleId === 1))) throw noSuchComment();
}
