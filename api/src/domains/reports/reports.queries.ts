import type { ReportReason } from '@api/contract';
import type { Knex } from 'knex';

/** A row of `reports`. */
export interface ReportRow {
  id: number;
  question_id: number;
  user_id: number;
  type: ReportReason;
  description: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Opens a report, or changes the open one of the same learner on the same question. */
export async function storeReport(
  db: Knex,
  { question_id, user_id, type, description }: Pick<ReportRow, 'question_id' | 'user_id' | 'type' | 'description'>,
  now: Date,
): Promise<ReportRow> {
  const { rows } = await db.raw(
    `INSERT INTO reports (question_id, user_id, type, description, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id, question_id) WHERE closed_at IS NULL
     DO UPDATE SET type = excluded.type, description = excluded.description, updated_at = excluded.updated_at
     RETURNING id, question_id, user_id, type, description, created_at, updated_at`,
    [question_id, user_id, type, description, now, now],
  );
  return rows[0];
}
