import { readable } from '@api/typesetting';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { markSumsOfQuestionsOutdated } from '../../../progress/evidence/index.ts';
import { lockAnyQuestion } from '../editing/content/change-question.ts';
import { findStored } from '../editing/content/content.queries.ts';
import { findTopicsAndAbove } from '../editing/content/editable.queries.ts';
import { noSuchQuestion, presentTopic } from '../editing/content/editable-question.ts';
import { listNearDuplicates } from '../editing/near-duplicates/near-duplicates.ts';
import { findSubjects } from '../load/questions.queries.ts';
import { countUses, isUsedByTests, listMockPapers, listOtherPlaces, listVariants, purgeRow } from './purge.queries.ts';

export async function getUses({ db, params: { id } }: Call<'GET /api/admin/questions/:id/uses'>) {
  const stored = await findStored(db, id);
  if (!stored) throw noSuchQuestion();
  const uses = await countUses(db, id);
  const places = await listOtherPlaces(db, id);
  const topics = await findTopicsAndAbove(
    db,
    places.map(({ topic_id }) => topic_id),
  );
  const placed = (kind: 'other' | 'other_level') =>
    places.filter((place) => place.kind === kind).flatMap(({ topic_id }) => topics.get(topic_id) ?? []);
  const [there] = placed('other_level');
  const subject = there && (await findSubjects(db, [there.subject_id])).get(there.subject_id);
  const sought = { text: stored.content.questions_text, exceptId: id, former: null };
  return {
    tests: { count: uses.tests, learners: uses.learners, last_at: uses.last_test_at?.toISOString() ?? null },
    mock_papers: { count: uses.mock_papers, latest: await listMockPapers(db, id) },
    reports: { open: uses.open_reports, closed: uses.closed_reports },
    doubts: { waiting: uses.waiting_doubts, all: uses.doubts },
    practice: { answers: uses.answers, learners: uses.practising },
    saved: uses.saved,
    completed: uses.completed,
    other_level:
      there && subject
        ? { subject_name: subject.subject_name, topic_number: there.topic_number, topic_name: there.topic_name }
        : null,
    further_topics: placed('other').map(presentTopic),
    variants: await listVariants(db, id),
    near_duplicates: await inTransaction(db, (transaction) => listNearDuplicates(transaction, sought)),
  };
}

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
  if (await isUsedByTests(db, id)) throw stillUsed();
  const { answers, doubts, open_reports, closed_reports } = await countUses(db, id);
  await markSumsOfQuestionsOutdated(db, [id]);
  await purgeRow(db, id);
  const text = readable(stored.content.questions_text).slice(0, EXCERPT);
  const details = { text, answers, doubts, reports: open_reports + closed_reports };
  await noteStaffAction(db, { by: caller.userId, action: 'question.purged', objectId: id, reason: body.reason, details }, now);
  return { message: `Question ${id} is deleted for good` };
}
