import type { Knex } from 'knex';
import { placeQuestions } from '../placements.queries.ts';
import type { HtmlColumns } from '../typesetting/typeset-sources.ts';
import type { ImportByStaff } from './journal.ts';
import { hideQuestions, type SetQuestion, type StoredQuestion, writeAnswers, writeQuestions } from './questions.queries.ts';
import { storeFormerVersions, storeWrittenVersions } from './take-back.queries.ts';

/**
 * Writes questions with all that belongs to them. Where staff have asked for it, versions are kept of what they were and are, and the
 * journal says what they were before.
 */
export async function writeWhole(
  db: Knex,
  questions: readonly (SetQuestion & { before: StoredQuestion | undefined })[],
  {
    html,
    verified,
    staff,
    kind = 'edited',
  }: {
    html: HtmlColumns;
    verified: boolean;
    staff: Pick<ImportByStaff, 'by' | 'now' | 'note' | 'hidden'> | undefined;
    kind?: 'edited' | 'restored';
  },
): Promise<void> {
  const changed = questions.flatMap(({ before }) => (before ? [before.id] : []));
  if (staff) await storeFormerVersions(db, changed);
  const ids = await writeQuestions(db, questions, { html, verified });
  const known = questions.map((question, index) => ({ ...question, id: ids[index] as number }));
  await writeAnswers(db, known, { html, former: changed });
  await placeQuestions(
    db,
    known.map(({ id: questionId, topicId, otherTopicIds, content }) => ({
      ...{ questionId, topicId, otherTopicIds },
      sharedWithOtherLevel: content.shared,
    })),
  );
  if (!staff) return;
  if (staff.hidden)
    await hideQuestions(
      db,
      ids.filter((_, index) => !questions[index]?.before),
    );
  await storeWrittenVersions(db, ids, { by: staff.by, now: staff.now, kind });
  const entries = known.map(({ id, before = null, seedHash }) => ({
    kind: 'question' as const,
    id,
    before,
    after: seedHash ?? '',
  }));
  await staff.note(entries);
}
