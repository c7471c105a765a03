import { type PracticePaper, type PracticeSet, practiceSetSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedOne, idRow, queryFirst, queryRows } from '../../../db/checked-rows.ts';
import { candidateRow } from '../mock-papers.queries.ts';

const setQuestion = candidateRow.extend(practiceSetSchema.shape);
/** A question of a course with its practice set. */
export type SetQuestion = z.infer<typeof setQuestion>;

/** The visible questions of a course that are part of a practice set, without those that its other level shares. */
export async function listSetQuestions(db: Knex, subject: string): Promise<SetQuestion[]> {
  return queryRows(
    db,
    setQuestion,
    `SELECT q.id, q.idea, first.topic_number AS topic, q.difficulty, q.marks, q.mcq_answer IS NOT NULL AS choice,
            q.paper, q.calculator_allowed AS calculator, q.month, q.year, q.timezone
       FROM questions q JOIN topics t ON t.id = q.topic_id JOIN subjects s ON s.id = t.subject_id
       JOIN question_topics p ON p.question_id = q.id AND p.topic_id = q.topic_id
       JOIN topics first ON first.id = p.topic1_id
      WHERE s.slug = ? AND q.visible AND q.deleted_at IS NULL
        AND q.month IS NOT NULL AND q.year IS NOT NULL AND q.timezone IS NOT NULL AND q.paper IS NOT NULL`,
    [subject],
  );
}

/** A practice paper to be kept. */
export interface NewPracticePaper extends PracticeSet {
  code: string;
  blueprint: string;
  subject: string;
  paper: string;
  minutes: number;
  questions: readonly { id: number; section: string }[];
}

const keptRow = idRow.extend({ ids: z.array(z.int()) });

/** Keeps a practice paper as it is now; says whether it is new or was another one before. Copies that were taken keep their questions. */
export async function keepPracticePaper(
  db: Knex,
  { code, blueprint, subject, paper, minutes, month, year, timezone, questions }: NewPracticePaper,
  now: Date,
): Promise<'inserted' | 'updated' | 'kept'> {
  const known = await queryFirst(
    db,
    keptRow,
    `SELECT m.id, ARRAY(SELECT e.question_id FROM mock_paper_questions e WHERE e.paper_id = m.id ORDER BY e.position) AS ids
       FROM mock_papers m WHERE m.code = ? AND m.year IS NOT NULL`,
    [code],
  );
  if (known && known.ids.join() === questions.map(({ id }) => id).join()) return 'kept';
  const set = { minutes, month, year, timezone, seed: null };
  const written = await db('mock_papers')
    .insert({
      ...{ code, blueprint, paper, drawn_at: now, ...set },
      subject_id: db('subjects').where('slug', subject).select('id'),
    })
    .onConflict('code')
    .merge(set)
    .returning('id');
  const row = checkedOne(idRow, written);
  await db('mock_paper_questions').where('paper_id', row.id).delete();
  await db('mock_paper_questions').insert(
    questions.map(({ id, section }, index) => ({ paper_id: row.id, position: index + 1, question_id: id, section })),
  );
  return known ? 'updated' : 'inserted';
}

const practicePaperRow = practiceSetSchema.extend({
  code: z.string(),
  blueprint: z.string(),
  minutes: z.int(),
  question_count: z.int(),
  marks: z.int(),
});

/** The practice papers of a course with what is visible of them, latest first. */
export async function listPracticePapers(db: Knex, subjectId: number): Promise<PracticePaper[]> {
  return queryRows(
    db,
    practicePaperRow,
    `SELECT m.code, m.blueprint, m.minutes, m.month, m.year, m.timezone, count(q.id)::int AS question_count,
            coalesce(sum(q.marks), 0)::int AS marks
       FROM mock_papers m JOIN mock_paper_questions e ON e.paper_id = m.id JOIN questions q ON q.id = e.question_id AND q.visible
      WHERE m.subject_id = ? AND m.year IS NOT NULL
      GROUP BY m.id ORDER BY m.year DESC, m.month DESC, m.timezone`,
    [subjectId],
  );
}
