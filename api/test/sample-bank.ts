import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Difficulty, QuestionFileRecordSource } from '@api/contract';
import type { Knex } from 'knex';
import { seedDatabase } from '../src/seed/seed-database.ts';

type QuestionSource = Extract<QuestionFileRecordSource, { record: 'question' }>;
type TopicSource = Extract<QuestionFileRecordSource, { record: 'topic' }>;

/** Words that occur only in answers, solutions and mark schemes: none may ever show in a list. */
export const ANSWER_WORD = 'ZEBRAANSWER';
/** Occurs only in hints. */
export const HINT_WORD = 'OKAPIHINT';

const syllabus = (name: string) =>
  `What to know about ${name.toLowerCase()}: $a^2 + b^2 = c^2$ and *why* it holds. ${'More to read. '.repeat(6)}`;

const pictureOf = (name: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><title>${name}</title><path d="M0 20 40 0"/></svg>`,
  alt: `A line for ${name.toLowerCase()}`,
});

const topicsOf = (subject: string, prefix = ''): TopicSource[] =>
  [
    ['1', 'Algebra', 'algebra'],
    ['1.1', 'Sequences', 'sequences', 'algebra'],
    ['1.1.1', 'Arithmetic sequences', 'arithmetic-sequences', 'sequences'],
    ['1.1.2', 'Geometric sequences', 'geometric-sequences', 'sequences'],
    ['1.2', 'Logarithms', 'logarithms', 'algebra'],
    ['2', 'Functions', 'functions'],
    ['2.1', 'Parabolas', 'parabolas', 'functions'],
    ['2.2', 'Inverse functions', 'inverse-functions', 'functions'],
  ].map(([number = '', name = '', slug = '', parent]) => ({
    record: 'topic',
    ...{ subject, slug, number: `${prefix}${number}`, name },
    ...(parent && { parent }),
    ...(`${prefix}${number}`.split('.').length <= 2 && { syllabus: syllabus(name), picture: pictureOf(name) }),
  }));

/** Four small courses: a maths pair, another subject, and one for staff only. */
const sampleCourses: readonly QuestionFileRecordSource[] = [
  { record: 'subject', slug: 'math-aa-sl', name: 'Maths AA SL' },
  ...topicsOf('math-aa-sl'),
  { record: 'subject', slug: 'math-aa-hl', name: 'Maths AA HL' },
  ...topicsOf('math-aa-hl'),
  { record: 'subject', slug: 'physics-sl', name: 'Physics SL' },
  ...topicsOf('physics-sl', 'A.'),
  { record: 'subject', slug: 'bridging-maths', name: 'Bridging maths', audience: 'staff' },
  ...topicsOf('bridging-maths'),
];

const LEAVES = ['arithmetic-sequences', 'geometric-sequences', 'logarithms', 'parabolas', 'inverse-functions'] as const;
const DIFFICULTIES: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];
const WORDS = ['kettle', 'bridge', 'comet', 'orchard', 'violin'] as const;

/** A number that follows from a name, so that the sample is the same everywhere. */
const seededIndex = (name: string, count: number) => createHash('sha256').update(name).digest().readUInt32BE(0) % count;

/** Variant `index` of a template; the leaves take turns. */
function question(subject: string, number: number, index: number): QuestionSource {
  const template = `sample-${subject}-${number}`;
  const id = `${template}-${index + 1}`;
  const serial = number * 100 + index;
  const word = WORDS[serial % WORDS.length] as string;
  const marks = (serial % 3) + 2;
  const withDiagram = serial % 4 === 0;
  const choice = serial % 5 === 1;
  const leaf = index % LEAVES.length;
  return {
    record: 'question',
    ...{ id, template, subject, topic: LEAVES[leaf] as string },
    ...(leaf === 0 && { other_topics: ['parabolas'] }),
    shared_with_other_level: subject === 'math-aa-sl',
    difficulty: DIFFICULTIES[number % 3] as Difficulty,
    level: subject.endsWith('-hl') ? 'HL' : 'SL',
    marks: marks + 1,
    calculator_allowed: number % 2 === 0,
    year: 2022 + seededIndex(`${id} year`, 5),
    month: seededIndex(`${id} month`, 2) === 0 ? 'May' : 'November',
    timezone: seededIndex(`${id} timezone`, 3),
    paper: ((number + leaf) % 3) + 1,
    text: `A ${word} moves (${template}, ${serial}): $x_{${serial}} = 10\\%$.${withDiagram ? '\n\n![](diagram:f)' : ''}\n\n(a) Find $x$. [${marks}]\n\n(b) Explain. [1]`,
    hint: `${HINT_WORD}: think of the ${word}.`,
    answer: `(a) $x = ${serial}$ ${ANSWER_WORD}`,
    solution: `(a) Because of $y = ${serial}$, ${ANSWER_WORD}, we see it.\n\n(b) It follows.`,
    mark_scheme: [
      { part: 'a', text: `${ANSWER_WORD} method`, code: 'M1', implied: true },
      { part: 'a', text: `$x = ${serial}$`, code: `A${marks - 1}` },
      { part: 'b', text: 'reason', code: 'R1' },
    ],
    ...(withDiagram && {
      figures: [{ name: 'f', svg: '<svg viewBox="0 0 9 9"><path class="d-curve" d="M0,0L9,9"/></svg>', alt: 'A rising line' }],
    }),
    ...(choice
      ? {
          options: [1, 2, 3, 4].map((value, place) => ({ key: 'ABCD'[place] as 'A', text: `$${value}$` })),
          correct_option: 'C' as const,
        }
      : { answer_keys: [{ kind: 'number' as const, part: 'a', value: serial, tolerance: 1e-9, unit: 'm' }] }),
  };
}

const questionsOf = (subject: string, templates: number, variants: number): QuestionSource[] =>
  Array.from({ length: templates }, (_, number) =>
    Array.from({ length: variants }, (_variant, index) => question(subject, number + 1, index)),
  ).flat();

/** A round of every template at a topic, easy ones first, before the next variant of any. */
function inRounds(questions: readonly QuestionSource[]): QuestionSource[] {
  const met = new Map<string, number>();
  const rounds = questions.map((one) => {
    const place = `${one.template} ${one.topic}`;
    const round = met.get(place) ?? 0;
    met.set(place, round + 1);
    return { one, round };
  });
  const rank = ({ one }: (typeof rounds)[number]) => DIFFICULTIES.indexOf(one.difficulty);
  return rounds.sort((a, b) => a.round - b.round || rank(a) - rank(b)).map(({ one }) => one);
}

/** 6 templates per maths level (60 questions), 3 for physics (30), 1 for the staff's course (5). */
export const sampleRecords: readonly QuestionFileRecordSource[] = [
  { record: 'file', format: 'question-file', version: 1 },
  ...sampleCourses,
  ...inRounds([
    ...questionsOf('math-aa-sl', 6, 10),
    ...questionsOf('math-aa-hl', 6, 10),
    ...questionsOf('physics-sl', 3, 10),
    ...questionsOf('bridging-maths', 1, 5),
  ]),
];

/** Writes a question file for as long as `use` runs. */
export async function withQuestionFile<T>(records: readonly unknown[], use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'question-file-'));
  try {
    const path = join(folder, 'questions.jsonl');
    await writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seeds the sample bank, then hides, marks and reorders some questions as staff would. */
export async function seedSampleBank(db: Knex): Promise<void> {
  await withQuestionFile(sampleRecords, (bankFile) =>
    seedDatabase(db, { bankFile, now: new Date('2026-11-20T09:00:00Z'), print: () => {} }),
  );
  await db.raw(`
    UPDATE questions SET visible = id % 9 <> 0, verified = id % 4 <> 0, topic_changed = id % 6 = 0,
                         priority = CASE WHEN id % 10 = 3 THEN 5 ELSE 0 END,
                         year = CASE WHEN id % 11 = 0 THEN NULL ELSE year END,
                         updated_at = timestamptz '2026-10-01' + (id * 7919 % 1000) * interval '1 minute'`);
}
