import type { AnswerKey } from '@api/contract';
import type { Knex } from 'knex';
import type { MarkSchemeLineDraft } from '../template.ts';

/** A line of a mark scheme as stored. */
export interface LineContent {
  part: string;
  text: string;
  code: MarkSchemeLineDraft['code'];
  marks: number;
  implied: boolean;
}

/** Everything that the seed writes of a question; topics by number within the subject. */
export interface QuestionContent {
  subject: string;
  topic: string;
  others: string[];
  shared: boolean;
  difficulty: string;
  level: string;
  marks: number;
  calculator_allowed: boolean;
  month: string;
  year: number;
  paper: number;
  timezone: number;
  special_info: string | null;
  mcq_answer: string | null;
  answer_keys: AnswerKey[];
  options: { key: string; text: string }[];
  questions_text: string;
  hints: string;
  final_answer: string;
  body: string;
  lines: LineContent[];
  diagrams: { name: string; svg: string; alt: string }[];
}

export interface StoredQuestion {
  id: number;
  seed_key: string;
  seed_hash: string | null;
  question_number: number;
  /** Whether staff have added what the seed knows nothing of: images, or a second answer. */
  extended: boolean;
  content: QuestionContent;
}

/** Every seeded question as it stands now, staff's edits included. */
export async function findStoredQuestions(db: Knex): Promise<Map<string, StoredQuestion>> {
  const { rows } = await db.raw(`
    SELECT q.id, q.seed_key, q.seed_hash, q.question_number,
           EXISTS (SELECT FROM question_images i WHERE i.question_id = q.id)
             OR (SELECT count(*) > 1 FROM answers more WHERE more.question_id = q.id) AS extended, json_build_object(
             'subject', s.slug, 'topic', t.topic_number, 'shared', q.math_level_visibility_shared,
             'others', (SELECT coalesce(json_agg(o.topic_number ORDER BY o.topic_number), '[]')
                          FROM question_topics p JOIN topics o ON o.id = p.topic_id
                         WHERE p.question_id = q.id AND p.kind = 'other'),
             'difficulty', q.difficulty, 'level', q.level, 'marks', q.marks, 'calculator_allowed', q.calculator_allowed,
             'month', q.month, 'year', q.year, 'paper', q.paper, 'timezone', q.timezone, 'special_info', q.special_info,
             'mcq_answer', q.mcq_answer, 'answer_keys', q.answer_keys,
             'options', (SELECT coalesce(json_agg(json_build_object('key', o->>'key', 'text', o->>'text') ORDER BY o->>'key'), '[]')
                           FROM jsonb_array_elements(q.options) o),
             'questions_text', q.questions_text, 'hints', q.hints, 'final_answer', a.final_answer, 'body', a.body,
             'lines', (SELECT coalesce(json_agg(json_build_object('part', l.part, 'text', l.text, 'code', l.code, 'marks', l.marks,
                                                                  'implied', l.implied) ORDER BY l.position), '[]')
                         FROM mark_scheme_lines l WHERE l.answer_id = a.id),
             'diagrams', (SELECT coalesce(json_agg(json_build_object('name', d.name, 'svg', d.svg, 'alt', d.alt) ORDER BY d.name), '[]')
                            FROM question_diagrams d WHERE d.question_id = q.id)) AS content
      FROM questions q JOIN topics t ON t.id = q.topic_id JOIN subjects s ON s.id = t.subject_id
      LEFT JOIN LATERAL (SELECT * FROM answers WHERE answers.question_id = q.id ORDER BY answers.id LIMIT 1) a ON TRUE
     WHERE q.seed_key IS NOT NULL`);
  return new Map((rows as StoredQuestion[]).map((row) => [row.seed_key, row]));
}

/** Ids of all topics, keyed `subject-slug topic-number`. */
export async function findTopicIds(db: Knex): Promise<Map<string, number>> {
  const rows: { id: number; key: string }[] = await db('topics as t')
    .join('subjects as s', 's.id', 't.subject_id')
    .select('t.id', db.raw(`s.slug || ' ' || t.topic_number AS key`));
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** The highest question number used at each topic. */
export async function findHighestNumbers(db: Knex): Promise<Map<number, number>> {
  const rows: { topic_id: number; highest: number }[] = await db('questions')
    .groupBy('topic_id')
    .select('topic_id', db.raw('max(question_number) AS highest'));
  return new Map(rows.map(({ topic_id, highest }) => [topic_id, highest]));
}

/** A question ready to be written. */
export interface QuestionToWrite {
  /** Absent for a new one. */
  id: number | undefined;
  seedKey: string;
  seedHash: string;
  topicId: number;
  questionNumber: number;
  content: QuestionContent;
}

function questionColumns({ seedKey, seedHash, topicId, questionNumber, content }: QuestionToWrite) {
  const { subject: _s, topic: _t, others: _o, shared, final_answer: _f, body: _b, lines: _l, diagrams: _d, ...columns } = content;
  return {
    ...columns,
    topic_id: topicId,
    question_number: questionNumber,
    math_level_visibility_shared: shared,
    answer_keys: JSON.stringify(content.answer_keys),
    options: JSON.stringify(content.options.map((option) => ({ ...option, html: '' }))),
    seed_key: seedKey,
    seed_hash: seedHash,
    typeset_version: 0,
  };
}

/** Inserts new questions and rewrites changed ones; answers their ids in order. Visibility, priority and checks stay as they are. */
export async function writeQuestions(db: Knex, questions: readonly QuestionToWrite[]): Promise<number[]> {
  const rows = questions.map((question) => ({ ...questionColumns(question), verified: true, original_content: true }));
  const changed = Object.keys(rows[0] ?? {}).filter((column) => !['verified', 'original_content', 'seed_key'].includes(column));
  const written: { id: number; seed_key: string }[] = await db('questions')
    .insert(rows)
    .onConflict('seed_key')
    .merge([...changed, 'updated_at'])
    .returning(['id', 'seed_key']);
  const ids = new Map(written.map(({ id, seed_key }) => [seed_key, id]));
  return questions.map(({ seedKey }) => ids.get(seedKey) as number);
}

/** Writes the answers, mark schemes and diagrams of some questions anew. */
export async function writeAnswers(db: Knex, questions: readonly { id: number; content: QuestionContent }[]): Promise<void> {
  const ids = questions.map(({ id }) => id);
  await db('answers').whereIn('question_id', ids).delete();
  await db('question_diagrams').whereIn('question_id', ids).delete();
  const answers: { id: number; question_id: number }[] = await db('answers')
    .insert(questions.map(({ id, content }) => ({ question_id: id, final_answer: content.final_answer, body: content.body })))
    .returning(['id', 'question_id']);
  const answerOf = new Map(answers.map(({ id, question_id }) => [question_id, id]));
  const lines = questions.flatMap(({ id, content }) =>
    content.lines.map((line, index) => ({ ...line, answer_id: answerOf.get(id), position: index + 1 })),
  );
  if (lines.length > 0) await db('mark_scheme_lines').insert(lines);
  const diagrams = questions.flatMap(({ id, content }) => content.diagrams.map((diagram) => ({ ...diagram, question_id: id })));
  if (diagrams.length > 0) await db('question_diagrams').insert(diagrams);
}
