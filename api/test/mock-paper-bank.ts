import type { Knex } from 'knex';

const TOPICS = ['Number and algebra', 'Functions', 'Geometry', 'Statistics', 'Calculus'];
const DIFFICULTIES = ['Easy', 'Medium', 'Hard'];
/** Variants of each idea. */
const VARIANTS = 3;

/**
 * A bank that fills mock papers of `math-aa-sl`: Paper 1 (no calculator) from 60 ideas of 4 to 9 marks with three variants each, and one idea
 * of Paper 2, which is too little for a paper. Part (a) of every question is marked by the server, one mark; the rest by a person.
 */
export async function insertMockPaperBank(db: Knex): Promise<void> {
  const [subject] = await db('subjects')
    .insert({ slug: 'math-aa-sl', subject_name: 'Maths AA SL', position: 1 })
    .returning<{ id: number }[]>('id');
  const topics = await db('topics')
    .insert(
      TOPICS.map((topic_name, index) => ({
        ...{ subject_id: subject?.id, depth: 1, slug: topic_name.toLowerCase().replaceAll(' ', '-'), position: index + 1 },
        ...{ topic_number: String(index + 1), topic_name, course_order: index + 1 },
      })),
    )
    .returning<{ id: number }[]>('id');
  const place = (index: number) => topics[index % TOPICS.length]?.id;
  const question = (index: number, variant: number, paper: 1 | 2) => {
    const marks = 4 + (index % 6);
    return {
      ...{
        topic_id: place(index),
        difficulty: DIFFICULTIES[index % 3],
        level: 'SL',
        question_number: index * VARIANTS + variant,
      },
      ...{ marks, calculator_allowed: paper === 2, paper, template: `idea-${paper}-${index}` },
      questions_text: `(a) Find $x$. [1]\n\n(b) Explain. [${marks - 1}]`,
      questions_html: '<p>Find.</p>',
      answer_keys: JSON.stringify([{ kind: 'number', part: 'a', value: 7, tolerance: 0 }]),
    };
  };
  const questions = [
    ...Array.from({ length: 60 }, (_, index) => [1, 2, 3].map((variant) => question(index, variant, 1))).flat(),
    question(0, 1, 2),
  ];
  const ids = await db('questions').insert(questions).returning<{ id: number; topic_id: number }[]>(['id', 'topic_id']);
  await db('question_topics').insert(
    ids.map(({ id, topic_id }) => ({ question_id: id, topic_id, subject_id: subject?.id, topic1_id: topic_id, kind: 'primary' })),
  );
  const answers = await db('answers')
    .insert(ids.map(({ id }) => ({ question_id: id, body: 'Worked solution', body_html: '<p>Done</p>' })))
    .returning<{ id: number; question_id: number }[]>(['id', 'question_id']);
  const marksOf = new Map(ids.map(({ id }, index) => [id, questions[index]?.marks ?? 0]));
  await db('mark_scheme_lines').insert(
    answers.flatMap(({ id, question_id }) => {
      const line = { answer_id: id, text: 'step', html: 'step', implied: false };
      return [
        { ...line, position: 1, part: 'a', code: 'A1', marks: 1 },
        { ...line, position: 2, part: 'b', code: 'M3', marks: (marksOf.get(question_id) ?? 0) - 1 },
      ];
    }),
  );
}
