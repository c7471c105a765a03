import { inTransaction } from '../../../../db/in-transaction.ts';
import type { Call } from '../../../../http/route.ts';
import { findStored } from '../editing/content/content.queries.ts';
import { findTopicsAndAbove } from '../editing/content/editable.queries.ts';
import { presentTopic } from '../editing/content/editable-question.ts';
import { noSuchQuestion } from '../editing/editing.errors.ts';
import { listNearDuplicates } from '../editing/near-duplicates/near-duplicates.ts';
import { findSubjects } from '../load/questions.queries.ts';
import { countUses, listMockPapers, listOtherPlaces } from './uses.queries.ts';

/** Where a question is used, shown and nearly repeated. */
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
    near_duplicates: await inTransaction(db, (transaction) => listNearDuplicates(transaction, sought)),
  };
}
