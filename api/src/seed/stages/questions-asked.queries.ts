import type { ReportReason } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedOne, idRow, queryOne } from '../../db/checked-rows.ts';
import { notify } from '../../domains/support/notifications/index.ts';

/** A doubt with the reply to it, if there is one. */
export interface AskedDoubt {
  questionId: number;
  userId: number;
  queries: string;
  askedAt: Date;
  reply: { userId: number; queries: string; at: Date } | null;
}

/** A report, closed if it has an outcome. */
export interface FiledReport {
  questionId: number;
  userId: number;
  type: ReportReason;
  description: string;
  at: Date;
  closed: { by: number; at: Date; outcome: 'fixed' | 'not_a_fault'; note: string } | null;
}

/** Whether any learner has asked or reported anything yet. */
export async function somebodyAsked(db: Knex): Promise<boolean> {
  const asked = 'SELECT EXISTS (SELECT FROM doubts) OR EXISTS (SELECT FROM reports) AS any';
  return (await queryOne(db, z.object({ any: z.boolean() }), asked)).any;
}

const insertMessage = async (db: Knex, message: object): Promise<number> =>
  checkedOne(idRow, await db('doubts').insert(message).returning('id')).id;

const placeRow = z.object({ topic_name: z.string() });

/** Stores doubts, each with its reply and the learner's notification. */
export async function insertDoubts(db: Knex, doubts: readonly AskedDoubt[]): Promise<void> {
  for (const { questionId, userId, queries, askedAt, reply } of doubts) {
    const doubt = await insertMessage(db, { question_id: questionId, user_id: userId, queries, created_at: askedAt });
    if (!reply) continue;
    const answer = { user_id: reply.userId, queries: reply.queries, created_at: reply.at };
    const stored = await insertMessage(db, { question_id: questionId, parent_id: doubt, ...answer });
    const topic = db('questions').join('topics', 'topics.id', 'questions.topic_id').where('questions.id', questionId);
    const { topic_name } = checkedOne(placeRow, await topic.select('topics.topic_name'));
    const data = { doubt_id: doubt, topic: topic_name };
    await notify(db, { userId, kind: 'doubt_answered', data, once: `reply:${stored}` }, reply.at);
  }
}

/** Stores reports. */
export async function insertReports(db: Knex, reports: readonly FiledReport[]): Promise<void> {
  await db('reports').insert(
    reports.map(({ questionId, userId, type, description, at, closed }) => ({
      question_id: questionId,
      user_id: userId,
      type,
      description,
      created_at: at,
      updated_at: at,
      closed_at: closed?.at ?? null,
      closed_by: closed?.by ?? null,
      outcome: closed?.outcome ?? null,
      note: closed?.note ?? null,
    })),
  );
}
