import { type AnswerSource, judgePart, keyedParts, type PartJudgement } from '@api/judging';
import type { Knex } from 'knex';
import { recordCorrectedAttempt } from './attempt-evidence.ts';
import { lockPractice } from './attempts.queries.ts';
import { insertPracticeCorrection, listTouchedOf, type TouchedAttempt } from './corrections.queries.ts';

/** The marks of an answer by a corrected key if they exceed its present ones; null if nothing changes. */
export function rejudge(attempt: TouchedAttempt, after: AnswerSource): (PartJudgement & { marks: number }) | null {
  const part = keyedParts(after).find((each) => each.part === attempt.part);
  if (!part) return null;
  const judged = judgePart(part, attempt.answer, { keys: after.answer_keys, answers: attempt.earlier });
  // If the marks of the answer have changed since, those of its day count, and only for a fully right answer.
  const marks = judged.of === attempt.of ? judged.marks : judged.verdict === 'right' ? attempt.of : 0;
  return marks > attempt.marks_now ? { ...judged, marks } : null;
}

/**
 * Judges one learner's answers to a question again by its corrected key, in the caller's transaction. Returns how many
 * earn more. The attempts stay as they were judged: the gain is written beside them, and as evidence.
 */
export async function correctAttemptsOf(
  transaction: Knex,
  userId: number,
  { id, questionId, toVersion, after }: { id: number; questionId: number; toVersion: number; after: AnswerSource },
  now: Date,
): Promise<number> {
  await lockPractice(transaction, userId, questionId);
  const attempts = await listTouchedOf(transaction, { userId, questionId, beforeVersion: toVersion, correctionId: id });
  let raised = 0;
  for (const attempt of attempts) {
    const judged = rejudge(attempt, after);
    if (judged === null) continue;
    raised += 1;
    const { verdict, fields, marks } = judged;
    const marked = { verdict, fields, marks_before: attempt.marks_now, marks_after: marks, at: now };
    await insertPracticeCorrection(transaction, { correction_id: id, attempt_id: attempt.id, ...marked });
    await recordCorrectedAttempt(transaction, { ...attempt, fields, marks }, { correctionId: id, toVersion, now });
  }
  return raised;
}
