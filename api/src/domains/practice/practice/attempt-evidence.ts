import type { LostMarkReason, SlipKind } from '@api/contract';
import type { Knex } from 'knex';
import { hasOpenedAnswerBetween } from '../../billing/plans-and-payments/index.ts';
import { type Fact, marksOfParts, recordEvidence } from '../../progress/evidence/index.ts';
import { type AttemptRow, findLatestAttempts } from './attempts.queries.ts';
import type { SelfMarksRow } from './self-marks.queries.ts';

/** A solution opened longer ago no longer counts as help. */
const HELP_MS = 30 * 86_400_000;

/** The kinds of slip that map to a reason of self-marking. */
const REASONS: Readonly<Partial<Record<SlipKind, LostMarkReason>>> = {
  sign: 'accuracy',
  rounding: 'accuracy',
  power_of_ten: 'accuracy',
  constant: 'accuracy',
  endpoint: 'accuracy',
  unit: 'notation',
  form: 'notation',
  method: 'method',
  incomplete: 'method',
  extraneous: 'method',
};

function lostIn({ fields, marks, of }: AttemptRow): Fact['lost'] {
  const reason = fields.map(({ slip }) => slip && REASONS[slip]).find((one) => one);
  return reason && marks < of ? [{ reason, marks: of - marks }] : [];
}

/** Records an attempt as evidence; `help` is the help opened before. */
export async function recordAttempt(
  transaction: Knex,
  row: AttemptRow,
  help: readonly ('hint' | 'solution')[],
  now: Date,
): Promise<void> {
  const { user_id: userId, question_id: questionId, answered_at: at } = row;
  const span = { from: new Date(at.getTime() - HELP_MS), to: at };
  const solution = help.includes('solution') || (await hasOpenedAnswerBetween(transaction, userId, questionId, span));
  const name = `attempt:${row.id}`;
  const fact: Fact = {
    ...{ userId, questionId, at, source: name, work: name, place: 'practice', part: row.part },
    questionVersion: row.question_version,
    outcome: row.verdict === 'gave_up' ? 'gave_up' : 'answered',
    marks: row.verdict === 'to_compare' ? null : row.marks,
    of: row.of,
    help: { hint: help.includes('hint'), solution },
    lost: lostIn(row),
    seconds: row.seconds,
  };
  await recordEvidence(transaction, [fact], now);
}

/**
 * Records an attempt marked again by a corrected key: the same work. Help opened before stays with the work.
 */
export async function recordCorrectedAttempt(
  transaction: Knex,
  row: AttemptRow,
  { correctionId, toVersion, now }: { correctionId: number; toVersion: number; now: Date },
): Promise<void> {
  const work = `attempt:${row.id}`;
  const fact: Fact = {
    ...{
      userId: row.user_id,
      questionId: row.question_id,
      questionVersion: toVersion,
      at: row.answered_at,
      part: row.part,
      work,
    },
    ...{ source: `correction:${correctionId}:${work}`, place: 'practice', outcome: 'answered', marks: row.marks, of: row.of },
    lost: lostIn(row),
  };
  await recordEvidence(transaction, [fact], now);
}

/**
 * Writes down how a learner has marked their own work along the mark scheme: each part for its last attempt, which the marks then count for. A part that
 * was worked on elsewhere, on paper, counts as done now.
 */
export async function recordOwnMarks(
  transaction: Knex,
  row: SelfMarksRow & { id: number },
  lines: readonly { part: string; marks: number }[],
): Promise<void> {
  const { user_id: userId, question_id: questionId, marked_at: now } = row;
  const attempts = new Map((await findLatestAttempts(transaction, userId, questionId)).map((attempt) => [attempt.part, attempt]));
  const facts = marksOfParts({ lines, ...row }).map((part): Fact => {
    const attempt = attempts.get(part.part);
    return {
      ...{ userId, questionId, place: 'self_marked', questionVersion: row.question_version, ...part },
      source: `own-marks:${row.id}:${part.part}`,
      work: attempt ? `attempt:${attempt.id}` : `own-marks:${questionId}:${part.part}`,
      outcome: attempt?.verdict === 'gave_up' ? 'gave_up' : 'answered',
      at: attempt?.answered_at ?? now,
    };
  });
  await recordEvidence(transaction, facts, now);
}
