import type { Difficulty, PracticeSet, Subject, Test } from '@api/contract';
import type { Knex } from 'knex';
import type { TopicRow } from '../subjects-and-topics/index.ts';
import type { Candidate } from './draw/drawing.ts';

/** A course with its topics on the first level, in order. */
export interface CourseRow extends Subject {
  topics: TopicRow[];
}

const TOPIC = `json_build_object('id', t.id, 'subject_id', t.subject_id, 'parent_topic_id', t.parent_topic_id, 'depth', t.depth,
                                 'slug', t.slug, 'topic_number', t.topic_number, 'topic_name', t.topic_name)`;

/** Those of some courses that somebody may see, in the order of their tabs. */
export async function findCourses(db: Knex, slugs: readonly string[], staff: boolean): Promise<CourseRow[]> {
  const { rows } = await db.raw(
    `SELECT s.id, s.slug, s.subject_name,
            (SELECT coalesce(json_agg(${TOPIC} ORDER BY t.course_order, t.id), '[]')
               FROM topics t WHERE t.subject_id = s.id AND t.depth = 1) AS topics
       FROM subjects s
      WHERE s.slug = ANY (?) AND (s.audience = 'everyone' OR ?)
      ORDER BY s.position, s.id`,
    [[...slugs], staff],
  );
  return rows;
}

/**
 * The visible questions that a course lists on some papers, or on none in particular. Variants of one template share their idea; a question
 * that staff have written is an idea of its own.
 */
export async function findCandidates(db: Knex, subjectId: number, papers: readonly number[]): Promise<Candidate[]> {
  const { rows } = await db.raw(
    `SELECT q.id, q.idea, t.topic_number AS topic,
            q.difficulty, q.marks, q.mcq_answer IS NOT NULL AS choice, q.paper, q.calculator_allowed AS calculator
       FROM question_topics p JOIN questions q ON q.id = p.question_id JOIN topics t ON t.id = p.topic1_id
      WHERE p.subject_id = ? AND p.kind <> 'other' AND q.visible AND (q.paper = ANY (?) OR q.paper IS NULL)`,
    [subjectId, [...papers]],
  );
  return rows;
}

/** A paper that was drawn. */
export interface PaperRow {
  id: number;
  code: string;
  blueprint: string;
  /** Null for a practice paper. */
  seed: number | null;
  paper: string;
  practice_set: PracticeSet | null;
  minutes: number;
  drawn_at: Date;
  subject: Subject;
}

/** The paper with this code, of a course that somebody may see. */
export async function findPaper(db: Knex, code: string, staff: boolean): Promise<PaperRow | undefined> {
  const { rows } = await db.raw(
    `SELECT m.id, m.code, m.blueprint, m.seed, m.paper, m.minutes, m.drawn_at,
            CASE WHEN m.year IS NOT NULL THEN json_build_object('month', m.month, 'year', m.year, 'timezone', m.timezone) END
              AS practice_set,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject
       FROM mock_papers m JOIN subjects s ON s.id = m.subject_id
      WHERE m.code = ? AND (s.audience = 'everyone' OR ?)`,
    [code, staff],
  );
  return rows[0];
}

/** A question of a paper as it stands in the bank today. */
export interface PaperQuestionRow {
  id: number;
  section: string;
  marks: number;
  difficulty: Difficulty;
  visible: boolean;
  calculator: boolean;
  /** On the first level, of the paper's course; null where staff have moved it to another. */
  topic: TopicRow | null;
}

/** The questions of a paper in order, also those that staff have hidden since. */
export async function findPaperQuestions(db: Knex, paper: { id: number; subject: { id: number } }): Promise<PaperQuestionRow[]> {
  const { rows } = await db.raw(
    `SELECT q.id, e.section, q.marks, q.difficulty, q.visible, q.calculator_allowed AS calculator,
            CASE WHEN t.id IS NOT NULL THEN ${TOPIC} END AS topic
       FROM mock_paper_questions e JOIN questions q ON q.id = e.question_id
       LEFT JOIN question_topics p ON p.question_id = q.id AND p.subject_id = ? AND p.kind <> 'other'
       LEFT JOIN topics t ON t.id = p.topic1_id
      WHERE e.paper_id = ?
      ORDER BY e.position`,
    [paper.subject.id, paper.id],
  );
  return rows;
}

/** A paper to be kept. */
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

/** Keeps a paper, unless somebody else has drawn the same one meanwhile: theirs then stands. */
export async function storePaper(db: Knex, paper: NewPaper): Promise<void> {
  const [row] = await db('mock_papers')
    .insert({
      ...{ code: paper.code, blueprint: paper.blueprint, seed: paper.seed, subject_id: paper.subjectId },
      ...{ paper: paper.paper, minutes: paper.minutes, drawn_at: paper.drawnAt },
    })
    .onConflict(['blueprint', 'seed'])
    .ignore()
    .returning<{ id: number }[]>('id');
  if (!row) return;
  await db('mock_paper_questions').insert(
    paper.questions.map(({ id, section }, index) => ({ paper_id: row.id, position: index + 1, question_id: id, section })),
  );
}

/** Somebody's own copy of a paper. */
export interface TakenRow {
  id: number;
  slug: string;
  status: Test['status'];
  created_at: Date;
  submitted_at: Date | null;
  code: string;
  paper: string;
  blueprint: string;
  subject: Subject;
}

/** Somebody's copies of papers, newest first: of one paper, or a page of all. */
export async function listTaken(
  db: Knex,
  userId: number,
  { paperId, limit, offset = 0 }: { paperId?: number; limit: number; offset?: number },
): Promise<TakenRow[]> {
  const { rows } = await db.raw(
    `SELECT tests.id, tests.slug, tests.created_at, tests.submitted_at, m.code, m.paper, m.blueprint,
            CASE WHEN tests.attempts > 0 THEN 'completed' WHEN tests.started_at IS NULL THEN 'not_started' ELSE 'running' END AS status,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject
       FROM tests JOIN mock_papers m ON m.id = tests.mock_paper_id JOIN subjects s ON s.id = m.subject_id
      WHERE tests.user_id = ? AND tests.mock_paper_id IS NOT NULL AND (?::int IS NULL OR tests.mock_paper_id = ?::int)
      ORDER BY tests.created_at DESC, tests.id DESC
      LIMIT ? OFFSET ?`,
    [userId, paperId ?? null, paperId ?? null, limit, offset],
  );
  return rows;
}

/** How many copies of papers somebody has. */
export async function countTaken(db: Knex, userId: number): Promise<number> {
  const row = await db('tests').where('user_id', userId).whereNotNull('mock_paper_id').count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** The blueprint that a test's paper was drawn by. */
export async function findBlueprintOfTest(db: Knex, testId: number): Promise<string | undefined> {
  const row = await db('tests as e')
    .join('mock_papers as m', 'm.id', 'e.mock_paper_id')
    .where('e.id', testId)
    .first('m.blueprint');
  return row?.blueprint;
}
