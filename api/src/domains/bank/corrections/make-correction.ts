import { typesetLine } from '@api/typesetting';
import type { Knex } from 'knex';
import { ApiError, invalidInput } from '../../../errors.ts';
import { noteStaffAction } from '../../operations/staff-log/index.ts';
import { findAskedQuestion } from '../questions/index.ts';
import { insertCorrection } from './corrections.queries.ts';

/** 409: the question has changed since the preview, so the effect would differ. */
const editedMeanwhile = (version: number) =>
  new ApiError(409, 'edited_meanwhile', 'This question has been changed since. Look at what would happen once more.', {
    details: { version },
  });

/** What staff say was wrong, and until which version. */
export interface NewCorrection {
  questionId: number;
  from_version: number;
  to_version: number;
  summary: string;
}

/**
 * Makes a correction, in the caller's transaction, and answers its id; a job goes through what it touches. A change has one correction: made again, for
 * another report, it is the first one with its sentence.
 */
export async function makeCorrection(
  transaction: Knex,
  { questionId, ...correction }: NewCorrection,
  by: number,
  now: Date,
): Promise<number> {
  const present = await findAskedQuestion(transaction, questionId);
  if (present?.version !== correction.to_version) throw editedMeanwhile(present?.version ?? 0);
  if (correction.from_version >= correction.to_version) {
    const message = 'The question has not been changed since that version';
    throw invalidInput([{ path: 'body.correction.from_version', message }]);
  }
  const written = { ...correction, summary_html: typesetLine(correction.summary), made_by: by, made_at: now };
  const stored = await insertCorrection(transaction, { question_id: questionId, ...written });
  if (stored.isNew) {
    const { from_version, to_version } = correction;
    const details = { correction: stored.id, from_version, to_version };
    const action = { by, action: 'question.corrected', objectId: questionId, reason: correction.summary, details } as const;
    await noteStaffAction(transaction, action, now);
  }
  return stored.id;
}
