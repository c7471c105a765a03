import type { Knex } from 'knex';
import { pino } from 'pino';
import { type FileStore, newFileKey } from '../../../adapters/files/index.ts';
import { queueGrading } from '../grading-orders/index.ts';
import { totalOf } from './grade/check-draft.ts';
import { storeDraft } from './grade/grade.queries.ts';
import { type DraftContent, noteGradingEvent, storeSheet, updateGrading } from './gradings.queries.ts';
import { makeDueReports } from './report/make-reports.ts';

export interface PastGrading {
  testId: number;
  userId: number;
  sheet: { bytes: Uint8Array; name: string; pageCount: number };
  submittedAt: Date;
  paidAt: Date;
  /** Null: it waits in the queue. */
  graded: { by: number; at: Date; draft: DraftContent } | null;
}

/** Stores a finished grading with its sheet, events, draft, report and mail. An existing one stays as it is. */
export async function recordPastGrading(db: Knex, files: FileStore, past: PastGrading): Promise<void> {
  const { testId, userId, sheet, graded } = past;
  const sheet_key = newFileKey('answer', 'application/pdf');
  await files.put(sheet_key, sheet.bytes, 'application/pdf');
  const about = { sheet_name: sheet.name, sheet_bytes: sheet.bytes.length, page_count: sheet.pageCount };
  const isNew = await storeSheet(db, { test_id: testId, user_id: userId, sheet_key, ...about, submitted_at: past.submittedAt });
  if (!isNew) return;
  await noteGradingEvent(db, { testId, type: 'uploaded', actorId: userId, at: past.submittedAt });
  await queueGrading(db, testId, past.paidAt);
  if (!graded) return;
  const { by, at, draft } = graded;
  await storeDraft(db, { testId, revision: 1, draft, savedBy: by, now: at });
  const claim = { claimed_by: by, claimed_at: at, touched_at: at };
  await updateGrading(db, testId, { ...claim, state: 'graded', graded_at: at, graded_by: by, marks_obtained: totalOf(draft) });
  for (const type of ['claimed', 'finished']) await noteGradingEvent(db, { testId, type, actorId: by, at });
  await makeDueReports({ db, files, now: at, log: pino({ level: 'silent' }), config: { ANONYMOUS_MARKING: 'off' } });
}
