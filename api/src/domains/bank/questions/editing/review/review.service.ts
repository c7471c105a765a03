import { ApiError, notAllowed } from '../../../../../errors.ts';
import type { Call } from '../../../../../http/route.ts';
import { noteStaffAction } from '../../../../operations/staff-log/index.ts';
import { checkApproval, mayApprove, needsApproval } from '../content/approval.ts';
import { changeQuestion, lockQuestion } from '../content/change-question.ts';
import { loadEditable } from '../content/editable-question.ts';
import { anyInReview, findReview, storeReview } from '../content/review.queries.ts';
import { checkVersion } from '../versions/versions.service.ts';

/** What the form for a new question and the filters of the table depend on. */
export async function getNewQuestion({ db, config }: Call<'GET /api/admin/questions/new'>) {
  return { needs_approval: needsApproval(config), any_in_review: await anyInReview(db) };
}

/** Sends a question for review, takes it back or publishes it; sent twice, the second call changes nothing. */
export async function putReview(call: Call<'PUT /api/admin/questions/:id/review'>) {
  const { db, caller, params, body, now, config } = call;
  if (!needsApproval(config)) throw new ApiError(409, 'approval_off', 'Questions need no approval here');
  const stored = await lockQuestion(db, params.id);
  const review = await findReview(db, stored.id);
  const logged = { by: caller.userId, objectId: stored.id };
  if (review.visible) {
    if (body.state !== 'published') throw new ApiError(409, 'already_published', 'Learners see this question already');
  } else {
    await checkVersion(db, stored, body.version);
    if (body.state === 'in_review' && !review.in_review) {
      await storeReview(db, stored.id, { version: stored.version, by: caller.userId, at: now });
      await noteStaffAction(db, { ...logged, action: 'question.review_requested' }, now);
    }
    if (body.state === 'draft' && review.in_review) {
      await storeReview(db, stored.id, null);
      await noteStaffAction(db, { ...logged, action: 'question.changed', details: { review: 'ended' } }, now);
    }
    if (body.state === 'published') {
      if (!review.in_review) checkApproval(config, { visible: false }, { visible: true });
      if (!mayApprove(review, caller.userId))
        throw notAllowed('Someone other than who wrote or sent this question has to approve it');
      const after = { ...stored.content, visible: true };
      await changeQuestion(db, stored, after, { kind: 'edited', by: caller.userId, now });
      await noteStaffAction(db, { ...logged, action: 'question.approved' }, now);
    }
  }
  return { question: await loadEditable(call, stored.id) };
}
