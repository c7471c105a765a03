import { difficultySchema, subjectSchema, testStatusSchema } from '@api/contract';
import type { Candidate } from '@api/drawing';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst, queryRows, validateRow } from '../../../db/row-validation.ts';
import { topicRow } from '../../bank/subjects-and-topics/index.ts';

const courseRow = subjectSchema.extend({ topics: z.array(topicRow) });
/** A course with its topics on the first level, in order. */
export type CourseRow = z.infer<typeof courseRow>;

const TOPIC = `json_build_object('id', t.id, 'subject_id', t.subject_id, 'parent_topic_id', t.parent_topic_id, 'depth', t.depth,
                                 'slug', t.slug, 'topic_number', t.topic_number, 'topic_name', t.topic_name)`;

/** Those of some courses that the caller may see, in the order of their tabs. */
export async function findCourses(db: Knex, slugs: readonly string[], staff: boolean): Promise<CourseRow[]> {
  return queryRows(
    db,
    courseRow,
    `SELECT s.id, s.slug, s.subject_name,
            (SELECT coalesce(json_agg(${TOPIC} ORDER BY t.course_order, t.id), '[]')
               FROM topics t WHERE t.subject_id = s.id AND t.depth = 1) AS topics
       FROM subjects s
      WHERE s.slug = ANY (?) AND (s.audience = 'everyone' OR ?)
      ORDER BY s.position, s.id`,
    [[...slugs], staff],
  );
}

export const candidateRow = z.object({
  id: z.int(),
  idea: z.string(),
  topic: z.string(),
  difficulty: difficultySchema,
  marks: z.int(),
  choice: z.boolean(),
  paper: z.int().nullable(),
  calculator: z.boolean(),
}) satisfies z.ZodType<Candidate>;

/**
 * The visible questions that a course lists on some papers, or on none in particular. Variants of one template share their idea; a question
 * that staff have written is an idea of its own.
 */
export async function findCandidates(db: Knex, subjectId: number, papers: readonly number[]): Promise<Candidate[]> {
  return queryRows(
    db,
    candidateRow,
    `SELECT q.id, q.idea, t.topic_number AS topic,
            q.difficulty, q.marks, q.mcq_answer IS NOT NULL AS choice, q.paper, q.calculator_allowed AS calculator
       FROM question_topics p JOIN questions q ON q.id = p.question_id JOIN topics t ON t.id = p.topic1_id
      WHERE p.subject_id = ? AND p.kind <> 'other' AND q.visible AND (q.paper = ANY (?) OR q.paper IS NULL)`,
    [subjectId, [...papers]],
  );
}

const paperRow = z.object({
  id: z.int(),
  code: z.string(),
  blueprint: z.string(),
  /** Null for a practice paper. */
  seed: z.int().nullable(),
  paper: z.string(),
  set: z.int().nullable(),
  minutes: z.int(),
  drawn_at: z.date(),
  subject: subjectSchema,
});
export type PaperRow = z.infer<typeof paperRow>;

/** The paper with this code, of a course that the caller may see. */
export async function findPaper(db: Knex, code: string, staff: boolean): Promise<PaperRow | undefined> {
  return queryFirst(
    db,
    paperRow,
    `SELECT m.id, m.code, m.blueprint, m.seed, m.paper, m.minutes, m.drawn_at,
            m.practice_set AS set,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject
       FROM mock_papers m JOIN subjects s ON s.id = m.subject_id
      WHERE m.code = ? AND (s.audience = 'everyone' OR ?)`,
    [code, staff],
  );
}

const paperQuestionRow = z.object({
  id: z.int(),
  section: z.string(),
  marks: z.int(),
  difficulty: difficultySchema,
  visible: z.boolean(),
  calculator: z.boolean(),
  /** On the first level, of the paper's course; null where staff have moved it to another. */
  topic: topicRow.nullable(),
});
export type PaperQuestionRow = z.infer<typeof paperQuestionRow>;

/** The questions of a paper in order, also those that staff have hidden since. */
export async function findPaperQuestions(db: Knex, paper: { id: number; subject: { id: number } }): Promise<PaperQuestionRow[]> {
  return queryRows(
    db,
    paperQuestionRow,
    `SELECT q.id, e.section, q.marks, q.difficulty, q.visible, q.calculator_allowed AS calculator,
            CASE WHEN t.id IS NOT NULL THEN ${TOPIC} END AS topic
       FROM mock_paper_questions e JOIN questions q ON q.id = e.question_id
       LEFT JOIN question_topics p ON p.question_id = q.id AND p.subject_id = ? AND p.kind <> 'other'
       LEFT JOIN topics t ON t.id = p.topic1_id
      WHERE e.paper_id = ?
      ORDER BY e.position`,
    [paper.subject.id, paper.id],
  );
}

export interface NewPaper {
  code: string;
  blueprint: string;
  seed: number;
  subjectId: number;
  paper: string;
  minutes: number;
  drawnAt: Date;
  questions: readonly { id: number; section: string }[];
}

/** Stores a paper, unless the same one was drawn in the meantime: that one then stays. */
export async function storePaper(db: Knex, paper: NewPaper): Promise<void> {
  const [stored] = await db('mock_papers')
    .insert({
      ...{ code: paper.code, blueprint: paper.blueprint, seed: paper.seed, subject_id: paper.subjectId },
      ...{ paper: paper.paper, minutes: paper.minutes, drawn_at: paper.drawnAt },
    })
    .onConflict(['blueprint', 'seed'])
    .ignore()
    .returning('id');
  const row = validateRow(idRow, stored);
  if (!row) return;
  await db('mock_paper_questions').insert(
    paper.questions.map(({ id, section }, index) => ({ paper_id: row.id, position: index + 1, question_id: id, section })),
  );
}

const takenRow = z.object({
  id: z.int(),
  slug: z.string(),
  status: testStatusSchema,
  created_at: z.date(),
  submitted_at: z.date().nullable(),
  code: z.string(),
  paper: z.string(),
  blueprint: z.string(),
  subject: subjectSchema,
});
export type TakenRow = z.infer<typeof takenRow>;

/** A learner's copies of papers, newest first: of one paper, or a page of all. */
export async function listTaken(
  db: Knex,
  userId: number,
  { paperId, limit, offset = 0 }: { paperId?: number; limit: number; offset?: number },
): Promise<TakenRow[]> {
  return queryRows(
    db,
    takenRow,
    `SELECT tests.id, tests.slug, tests.created_at, tests.submitted_at, m.code, m.paper, m.blueprint,
            CASE WHEN tests.attempts > 0 THEN 'completed' WHEN tests.started_at IS NULL THEN 'not_started' ELSE 'running' END AS status,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject
       FROM tests JOIN mock_papers m ON m.id = tests.mock_paper_id JOIN subjects s ON s.id = m.subject_id
      WHERE tests.user_id = ? AND tests.mock_paper_id IS NOT NULL AND (?::int IS NULL OR tests.mock_paper_id = ?::int)
      ORDER BY tests.created_at DESC, tests.id DESC
      LIMIT ? OFFSET ?`,
    [userId, paperId ?? null, paperId ?? null, limit, offset],
  );
}

export async function countTaken(db: Knex, userId: number): Promise<number> {
  const row = await db('tests').where('user_id', userId).whereNotNull('mock_paper_id').count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

const blueprintRow = z.object({ blueprint: z.string() });

export async function findBlueprintOfTest(db: Knex, testId: number): Promise<string | undefined> {
  const row = await db('tests as e')
    .join('mock_papers as m', 'm.id', 'e.mock_paper_id')
    .where('e.id', testId)
    .first('m.blueprint');
  return validateRow(blueprintRow, row)?.blueprint;
}
