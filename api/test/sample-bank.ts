import type { Difficulty } from '@api/contract';
import type { Knex } from 'knex';
import { seedDatabase } from '../src/seed/seed-database.ts';
import type { CourseDraft, CourseSlug, Placement, QuestionDraft, QuestionTemplate, TopicDraft } from '../src/seed/template.ts';

/** Words that stand in answers, solutions and mark schemes only: none may ever show in a list. */
export const ANSWER_WORD = 'ZEBRAANSWER';
/** Stands in hints only. */
export const HINT_WORD = 'OKAPIHINT';

const syllabus = (name: string) =>
  `What to know about ${name.toLowerCase()}: $a^2 + b^2 = c^2$ and *why* it holds. ${'More to read. '.repeat(6)}`;

const topic = (number: string, name: string, subtopics?: TopicDraft[]): TopicDraft => ({
  number,
  name,
  ...(number.split('.').length <= 2 ? { syllabus: syllabus(name) } : {}),
  ...(subtopics ? { subtopics } : {}),
});

const tree = (prefix: string): TopicDraft[] => [
  topic(`${prefix}1`, 'Algebra', [
    topic(`${prefix}1.1`, 'Sequences', [
      topic(`${prefix}1.1.1`, 'Arithmetic sequences'),
      topic(`${prefix}1.1.2`, 'Geometric sequences'),
    ]),
    topic(`${prefix}1.2`, 'Logarithms'),
  ]),
  topic(`${prefix}2`, 'Functions', [topic(`${prefix}2.1`, 'Parabolas'), topic(`${prefix}2.2`, 'Inverse functions')]),
];

/** Four small courses: a maths pair, another subject, and one for staff only. */
export const sampleCourses: readonly CourseDraft[] = [
  { slug: 'math-aa-sl', name: 'Maths AA SL', topics: tree('') },
  { slug: 'math-aa-hl', name: 'Maths AA HL', topics: tree('') },
  { slug: 'physics-sl', name: 'Physics SL', topics: tree('A.') },
  { slug: 'bridging-maths', name: 'Bridging maths', topics: tree('') },
];

const LEAVES = ['1.1.1', '1.1.2', '1.2', '2.1', '2.2'] as const;
const DIFFICULTIES: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];
const WORDS = ['kettle', 'bridge', 'comet', 'orchard', 'violin'] as const;

function draft(key: string, index: number): QuestionDraft {
  const word = WORDS[index % WORDS.length] as string;
  const marks = (index % 3) + 2;
  const withDiagram = index % 4 === 0;
  const choice = index % 5 === 1;
  return {
    text: `A ${word} moves (${key}, ${index}): $x_{${index}} = 10\\%$.${withDiagram ? '\n\n![](diagram:f)' : ''}\n\n(a) Find $x$. [${marks}]\n\n(b) Explain. [1]`,
    hint: `${HINT_WORD}: think of the ${word}.`,
    answer: `(a) $x = ${index}$ ${ANSWER_WORD}`,
    solution: `(a) Because of $y = ${index}$, ${ANSWER_WORD}, we see it.\n\n(b) It follows.`,
    markScheme: [
      { part: 'a', text: `${ANSWER_WORD} method`, code: 'M1', implied: true },
      { part: 'a', text: `$x = ${index}$`, code: `A${marks - 1 === 1 ? 1 : marks - 1 === 2 ? 2 : 3}` },
      { part: 'b', text: 'reason', code: 'R1' },
    ],
    ...(withDiagram
      ? {
          diagrams: [
            { name: 'f', svg: '<svg viewBox="0 0 9 9"><path class="d-curve" d="M0,0L9,9"/></svg>', alt: 'A rising line' },
          ],
        }
      : {}),
    ...(choice ? { options: { A: '$1$', B: '$2$', C: '$3$', D: '$4$' }, correctOption: 'C' as const } : {}),
    numeric: [{ part: 'a', value: index, tolerance: 1e-9, unit: 'm' }],
  };
}

function template(subject: CourseSlug, number: number, variants: number): QuestionTemplate {
  const prefix = subject === 'physics-sl' ? 'A.' : '';
  const placements = LEAVES.map(
    (leaf, index): Placement => ({
      subject,
      topic: `${prefix}${leaf}`,
      paper: (((number + index) % 3) + 1) as 1 | 2 | 3,
      ...(index === 0 ? { otherTopics: [`${prefix}2.1`] } : {}),
    }),
  );
  const key = `sample-${subject}-${number}`;
  return {
    key,
    difficulty: DIFFICULTIES[number % 3] as Difficulty,
    calculatorAllowed: number % 2 === 0,
    placements,
    variants: Array.from({ length: variants }, (_, index) => index),
    solve: () => null,
    write: (_numbers, _result, index) => draft(key, number * 100 + index),
    check: () => {},
  };
}

/** 6 templates for each maths level (60 questions), 3 for physics (30), 1 for the staff's course (5). */
export const sampleTemplates: readonly QuestionTemplate[] = [
  ...[1, 2, 3, 4, 5, 6].map((number) => template('math-aa-sl', number, 10)),
  ...[1, 2, 3, 4, 5, 6].map((number) => template('math-aa-hl', number, 10)),
  ...[1, 2, 3].map((number) => template('physics-sl', number, 10)),
  template('bridging-maths', 1, 5),
];

/** Seeds the sample bank, then hides, marks and reorders some questions as staff would. */
export async function seedSampleBank(db: Knex): Promise<void> {
  await seedDatabase(db, {
    courses: sampleCourses,
    templates: sampleTemplates,
    now: new Date('2026-11-20T09:00:00Z'),
    print: () => {},
  });
  await db.raw(`
    UPDATE questions SET visible = id % 9 <> 0, verified = id % 4 <> 0, topic_changed = id % 6 = 0,
                         priority = CASE WHEN id % 10 = 3 THEN 5 ELSE 0 END,
                         year = CASE WHEN id % 11 = 0 THEN NULL ELSE year END,
                         updated_at = timestamptz '2026-10-01' + (id * 7919 % 1000) * interval '1 minute'`);
}
