import { reportReasonSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne } from '../../../db/checked-rows.ts';

const reportRow = z.object({
  id: z.int(),
  question_id: z.int(),
  user_id: z.int(),
  type: reportReasonSchema,
  description: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
/** A row of `reports`. */
type ReportRow = z.infer<typeof reportRow>;

/** Opens a report, or changes the open one of the same learner on the same question. */
export async function storeReport(
  db: Knex,
  { question_id, user_id, type, description }: Pick<ReportRow, 'question_id' | 'user_id' | 'type' | 'description'>,
  now: Date,
): Promise<ReportRow> {
  return queryOne(
    db,
    reportRow,
    `INSERT INTO reports (question_id, user_id, type, description, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id, question_id) WHERE closed_at IS NULL
     DO UPDATE SET type = excluded.type, description = excluded.description, updated_at = excluded.updated_at
     RETURNING ${Object.keys(reportRow.shape).join()}`,
    [question_id, user_id, type, description, now, now],
  );
}
