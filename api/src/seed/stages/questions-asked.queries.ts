import type { ReportReason } from '@api/contract';
import type { Knex } from 'knex';
import { notify } from '../../domains/notifications/index.ts';

/** A doubt with the reply to it, if there is one. */
export interface AskedDoubt {
  questionId: number;
  userId: number;
  queries: string;
  askedAt: Date;
  reply: { userId: number; queries: string; at: Date } | null;
}

/** A report, closed where it has an outcome. */
export interface FiledReport {
  questionId: number;
  userId: number;
  type: ReportReason;
  description: string;
  at: Date;
  closed: { by: number; at: Date; outcome: 'fixed' | 'not_a_fault'; note: string } | null;
}

/** Whether anybody has asked or reported anything yet. */
export async function somebodyAsked(db: Knex): Promise<boolean> {
  const { rows } = await db.raw('SELECT EXISTS (SELECT FROM doubts) OR EXISTS (SELECT FROM reports) AS any');
  return rows[0].any;
}

/** Stores doubts, each followed by its reply, which its learner is told of. */
export async function insertDoubts(db: Knex, doubts: readonly AskedDoubt[]): Promise<void> {
  for (const { questionId, userId, queries, askedAt, reply } of doubts) {
    const [doubt] = await db('doubts')
      .insert({ question_id: questionId, user_id: userId, queries, created_at: askedAt })
      .returning('id');
    if (!reply) continue;
    const answer = { user_id: reply.userId, queries: reply.queries, created_at: reply.at };
    const [stored] = await db('doubts')
      .insert({ question_id: questionId, parent_id: doubt.id, ...answer })
      .returning('id');
    const topic = db('questions').join('topics', 'topics.id', 'questions.topic_id').where('questions.id', questionId);
    const data = { doubt_id: doubt.id, topic: (await topic.first('topics.topic_name')).topic_name };
    await notify(db, { userId, kind: 'doubt_answered', data, once: `reply:${stored.id}` }, reply.at);
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
