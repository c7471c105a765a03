import { readable } from '@api/typesetting';
import { ApiError } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { markSumsOfQuestionsOutdated } from '../../../progress/evidence/index.ts';
import { lockAnyQuestion } from '../editing/content/change-question.ts';
import { countUses } from '../staff-table/uses.queries.ts';
import { isKeptByTests, purgeRow } from './purge.queries.ts';

const EXCERPT = 80;

const notDeleted = () => new ApiError(409, 'not_deleted', 'This question is in the bank. Delete it first');
const stillUsed = () =>
  new ApiError(
    409,
    'still_used',
    'Learners have this question in a test or a paper, which stays as it was. Transfer it to another topic instead',
  );

/**
 * Removes a deleted question for good, with the practice, doubts, reports and notes about it; the log keeps how many.
 * @throws 409 `not_deleted` for a question of the bank, 409 `still_used` where a test or a paper has it.
 */
export async function purgeQuestion({ db, caller, params: { id }, body, now }: Call<'DELETE /api/admin/questions/:id'>) {
  const stored = await lockAnyQuestion(db, id);
  if (!stored.deleted_at) throw notDeleted();
  if (await isKeptByTests(db, id)) throw stillUsed();
  const { answers, doubts, open_reports, closed_reports } = await countUses(db, id);
  await markSumsOfQuestionsOutdated(db, [id]);
  await purgeRow(db, id);
  const text = readable(stored.content.questions_text).slice(0, EXCERPT);
  const details = { text, answers, doubts, reports: open_reports + closed_reports };
  await noteStaffAction(db, { by: caller.userId, action: 'question.purged', objectId: id, reason: body.reason, details }, now);
  return { message: `Question ${id} is deleted for good` };
}
