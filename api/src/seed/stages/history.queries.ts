import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, checkedRows, idRow, queryOne } from '../../db/checked-rows.ts';
import { topicRow } from '../../domains/bank/subjects-and-topics/index.ts';

/** Whether an account has any activity yet. */
export async function hasHistory(db: Knex, userId: number): Promise<boolean> {
  const done = ['completed_question', 'user_question', 'tests']
    .map((table) => `SELECT user_id FROM ${table}`)
    .join(' UNION ALL ');
  const asked = `SELECT EXISTS (SELECT FROM (${done}) AS done WHERE user_id = ?) AS any`;
  return (await queryOne(db, z.object({ any: z.boolean() }), asked, [userId])).any;
}

/** Ids of a subject's own visible questions in course order. */
export async function listQuestionIds(db: Knex, subjectSlug: string): Promise<number[]> {
  return db('question_topics as p')
    .join('questions as q', 'q.id', 'p.question_id')
    .join('topics as t', 't.id', 'p.topic_id')
    .join('subjects as s', 's.id', 'p.subject_id')
    .where({ 's.slug': subjectSlug, 'p.kind': 'primary', 'q.visible': true })
    .orderBy(['t.course_order', 'q.question_number', 'q.id'])
    .pluck('q.id');
}

/** A learner's marks on a question. */
export interface MarkedQuestion {
  user_id: number;
  question_id: number;
  created_at: Date;
}

/** Stores completed, saved and pinned questions. */
export async function writeMarks(
  db: Knex,
  marks: { completed: MarkedQuestion[]; saved: MarkedQuestion[]; pinned: MarkedQuestion[] },
): Promise<void> {
  if (marks.completed.length > 0) await db('completed_question').insert(marks.completed).onConflict().ignore();
  if (marks.saved.length > 0) await db('user_question').insert(marks.saved).onConflict().ignore();
  if (marks.pinned.length > 0) await db('pinned_question').insert(marks.pinned).onConflict().ignore();
}

/** A subject with its top-level topics. */
export async function findCourse(db: Knex, slug: string) {
  const subject = checkedRow(idRow, await db('subjects').where('slug', slug).first('id'));
  if (!subject) return null;
  const topics = await db('topics')
    .where({ subject_id: subject.id, depth: 1 })
    .orderBy('course_order')
    .select(Object.keys(topicRow.shape));
  return { id: subject.id, topics: checkedRows(topicRow, topics) };
}
