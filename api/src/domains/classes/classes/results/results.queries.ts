import type { TopicLink } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, idRow, queryOne, queryRows, validateRows } from '../../../../db/row-validation.ts';
import { presentTopicLink, topicRow } from '../../../bank/subjects-and-topics/index.ts';
import { NAME_OF } from '../class/class.queries.ts';

const SLOT_MS = 600_000;

interface Look {
  learnerIds: readonly number[];
  teacherId: number;
  classId: number;
  className: string;
  what: 'work' | 'progress' | 'class_progress';
  assignmentTitle?: string;
}

/** Notes a look in the log of each learner, once in ten minutes. */
export async function noteLook(db: Knex, { learnerIds, teacherId, ...look }: Look, now: Date): Promise<void> {
  if (learnerIds.length === 0) return;
  const rows = learnerIds.map((user_id) => ({
    ...{ user_id, teacher_id: teacherId, class_id: look.classId, class_name: look.className, what: look.what },
    ...{ assignment_title: look.assignmentTitle ?? null, at: now, slot: Math.floor(now.getTime() / SLOT_MS) },
  }));
  await db('class_looks').insert(rows).onConflict().ignore();
}

const lookRow = z.object({
  id: z.int(),
  class_id: z.int(),
  class_name: z.string(),
  teacher_name: z.string(),
  what: z.enum(['work', 'progress', 'class_progress']),
  assignment_title: z.string().nullable(),
  at: z.date(),
});

/** A page of the looks at a learner, latest first, with the count of all. */
export async function pageOfLooks(db: Knex, userId: number, page: { limit: number; offset: number }) {
  const rows = await queryRows(
    db,
    lookRow,
    `SELECT l.id, l.class_id, l.class_name, l.what, l.assignment_title, l.at,
            CASE WHEN u.anonymised_at IS NULL THEN ${NAME_OF('u')} ELSE 'A teacher' END AS teacher_name
       FROM class_looks l JOIN users u ON u.id = l.teacher_id
      WHERE l.user_id = ? ORDER BY l.id DESC LIMIT ? OFFSET ?`,
    [userId, page.limit, page.offset],
  );
  return { rows, count: (await queryOne(db, countRow, 'SELECT count(*) FROM class_looks WHERE user_id = ?', [userId])).count };
}

const placedTopic = topicRow.extend({ question_id: idRow.shape.id });

export async function findQuestionTopics(db: Knex, ids: readonly number[]): Promise<Map<number, TopicLink>> {
  const rows = await db('questions as q')
    .join('topics as t', 't.id', 'q.topic_id')
    .whereIn('q.id', [...ids])
    .select('q.id as question_id', ...Object.keys(topicRow.shape).map((column) => `t.${column}`));
  return new Map(validateRows(placedTopic, rows).map(({ question_id, ...topic }) => [question_id, presentTopicLink(topic)]));
}
