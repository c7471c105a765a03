import type { Knex } from 'knex';

export interface OneSubject {
  subjectId: number;
  questionIds: number[];
}

/**
 * The smallest bank with something to find in it: subject `math-aa-sl` with the topics `functions` (2) and `quadratics` (2.1)
 * below it, and 24 visible questions of all sorts in `quadratics`.
 */
export async function insertOneSubject(db: Knex): Promise<OneSubject> {
  const [subject] = await db('subjects')
    .insert({ slug: 'math-aa-sl', subject_name: 'Math AA SL', position: 1 })
    .returning<{ id: number }[]>('id');
  const topic = (slug: string, number: string, depth: number, parent: number | null) =>
    db('topics')
      .insert({
        subject_id: subject?.id,
        parent_topic_id: parent,
        depth,
        slug,
        topic_number: number,
        topic_name: slug,
        position: 1,
      })
      .returning<{ id: number }[]>('id');
  const [functions] = await topic('functions', '2', 1, null);
  const [quadratics] = await topic('quadratics', '2.1', 2, functions?.id ?? null);
  const questions = Array.from({ length: 24 }, (_, index) => ({
    topic_id: quadratics?.id,
    difficulty: ['Easy', 'Medium', 'Hard'][index % 3],
    level: index % 2 ? 'SL' : 'HL',
    question_number: index + 1,
    marks: 5,
    calculator_allowed: index % 2 === 0,
    month: index % 2 ? 'May' : 'November',
    year: 2022 + (index % 4),
    paper: 1 + (index % 3),
    timezone: index % 3,
    questions_text: `Solve $x^2 = ${index}$.`,
    questions_html: '<p>Solve.</p>',
  }));
  const rows = await db('questions').insert(questions).returning<{ id: number }[]>('id');
  const questionIds = rows.map(({ id }) => id);
  const place = { topic_id: quadratics?.id, subject_id: subject?.id, topic1_id: functions?.id, topic2_id: quadratics?.id };
  await db('question_topics').insert(questionIds.map((question_id) => ({ ...place, question_id, kind: 'primary' })));
  await db('answers').insert(
    questionIds.map((question_id) => ({ question_id, body: 'Worked solution', body_html: '<p>Done</p>' })),
  );
  return { subjectId: subject?.id ?? 0, questionIds };
}
