import { type PracticePaper, practicePaperSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst, queryRows, validateOne } from '../../../../db/row-validation.ts';
import { candidateRow } from '../mock-papers.queries.ts';

const setQuestion = candidateRow.extend({ key: z.string() });
/** A question of a practice paper, known by its id in the question file. */
export type SetQuestion = z.infer<typeof setQuestion>;

/** The visible questions with these ids that a course lists, those that its other level shares included. */
export async function findSetQuestions(db: Knex, subject: string, keys: readonly string[]): Promise<SetQuestion[]> {
  return queryRows(
    db,
    setQuestion,
    `SELECT q.id, q.seed_key AS key, q.idea, first.topic_number AS topic, q.difficulty, q.marks, q.mcq_answer IS NOT NULL AS choice,
            q.paper, q.calculator_allowed AS calculator
       FROM questions q
       JOIN question_topics p ON p.question_id = q.id AND p.kind <> 'other'
       JOIN subjects s ON s.id = p.subject_id
       JOIN topics first ON first.id = p.topic1_id
      WHERE s.slug = ? AND q.seed_key = ANY (?) AND q.visible AND q.deleted_at IS NULL`,
    [subject, [...keys]],
  );
}

export interface NewPracticePaper {
  code: string;
  blueprint: string;
  set: number;
  subject: string;
  paper: string;
  minutes: number;
  questions: readonly { id: number; section: string }[];
}

const keptRow = idRow.extend({ ids: z.array(z.int()) });

/** Keeps a practice paper as it is now; says whether it is new or was another one before. Copies that were taken keep their questions. */
export async function storePracticePaper(
  db: Knex,
  { code, blueprint, set, subject, paper, minutes, questions }: NewPracticePaper,
  now: Date,
): Promise<'inserted' | 'updated' | 'kept'> {
  const known = await queryFirst(
    db,
    keptRow,
    `SELECT m.id, ARRAY(SELECT e.question_id FROM mock_paper_questions e WHERE e.paper_id = m.id ORDER BY e.position) AS ids
       FROM mock_papers m WHERE m.code = ? AND m.practice_set IS NOT NULL`,
    [code],
  );
  if (known && known.ids.join() === questions.map(({ id }) => id).join()) return 'kept';
  const written = await db('mock_papers')
    .insert({
      ...{ code, blueprint, paper, minutes, practice_set: set, drawn_at: now, seed: null },
      subject_id: db('subjects').where('slug', subject).select('id'),
    })
    .onConflict('code')
    .merge({ minutes, practice_set: set, seed: null })
    .returning('id');
  const row = validateOne(idRow, written);
  await db('mock_paper_questions').where('paper_id', row.id).delete();
  await db('mock_paper_questions').insert(
    questions.map(({ id, section }, index) => ({ paper_id: row.id, position: index + 1, question_id: id, section })),
  );
  return known ? 'updated' : 'inserted';
}

/** The practice papers of a course with what is visible of them, in the order of their sets. */
export async function listPracticePapers(db: Knex, subjectId: number): Promise<PracticePaper[]> {
  return queryRows(
    db,
    practicePaperSchema,
    `SELECT m.code, m.blueprint, m.practice_set AS set, m.minutes, count(q.id)::int AS question_count,
            coalesce(sum(q.marks), 0)::int AS marks
       FROM mock_papers m JOIN mock_paper_questions e ON e.paper_id = m.id JOIN questions q ON q.id = e.question_id AND q.visible
      WHERE m.subject_id = ? AND m.practice_set IS NOT NULL
      GROUP BY m.id ORDER BY m.practice_set, m.blueprint`,
    [subjectId],
  );
}
