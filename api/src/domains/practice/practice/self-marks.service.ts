import { isDeepStrictEqual } from 'node:util';
import type { SelfMarking, SelfMarks } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError, invalidInput, notFound } from '../../../errors.ts';
import type { SignedIn } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import {
  findAskedQuestion,
  findFreeAnswers,
  findMarkSchemeDigests,
  loadAnswers,
  requireQuestion,
} from '../../bank/questions/index.ts';
import { allowancesOf, hasOpenedAnswer, monthOf } from '../../billing/plans-and-payments/index.ts';
import { compareWithTeacher } from '../../tests/timed-tests/index.ts';
import { recordOwnMarks } from './attempt-evidence.ts';
import { lockPractice } from './attempts.queries.ts';
import { findSelfMarks, insertSelfMarks, type SelfMarksRow } from './self-marks.queries.ts';

/**
 * 409: the mark scheme counts against the month's allowance as the solution does, and marks reveal its number of lines.
 */
const answerNotOpen = () => new ApiError(409, 'answer_not_open', 'Open the mark scheme first');

/** 409: the ticks were set beside other lines. */
const markSchemeChanged = () => new ApiError(409, 'mark_scheme_changed', 'The mark scheme has changed. Please look at it again');

/** 422. */
export const tooManyPhotos = (message: string) => new ApiError(422, 'too_many_photos', message);

type MarkCall = Call<'PUT /api/practice/questions/:id/self-marks'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function presentSelfMarks(row: SelfMarksRow, scheme: string | undefined): SelfMarks {
  return {
    earned: row.earned,
    lost: row.lost,
    marks_obtained: row.marks,
    at: row.marked_at.toISOString(),
    scheme_changed: row.scheme !== scheme,
  };
}

/** A learner's own marks of a question; null if there are none. */
export async function findOwnSelfMarks(db: Knex, userId: number, questionId: number): Promise<SelfMarks | null> {
  const row = await findSelfMarks(db, userId, questionId);
  return row ? presentSelfMarks(row, (await findMarkSchemeDigests(db, [questionId])).get(questionId)) : null;
}

/** 409 unless the mark scheme lies open to the caller: free for all, without a limit, or opened this month. Marking opens nothing by itself. */
async function requireOpenAnswer(db: Knex, caller: SignedIn, questionId: number, now: Date): Promise<void> {
  if ((await findFreeAnswers(db, [questionId])).has(questionId)) return;
  if (await hasOpenedAnswer(db, caller.userId, questionId, monthOf(now))) return;
  if ((await allowancesOf(db, caller, now)).questions.limit !== null) throw answerNotOpen();
}

/** Only lines that carry marks are earned or explained, each once. */
function checkLines({ earned, lost }: MarkCall['body'], lines: readonly { marks: number }[]): void {
  const given = [...earned, ...lost.map(({ index }) => index)];
  if (given.some((index) => !lines[index]?.marks) || new Set(given).size !== given.length) {
    throw invalidInput([{ path: 'body.earned', message: 'Name each line that carries marks once' }]);
  }
}

/** The lines of a question's mark scheme, with or without marks, in order; 422 without lines to mark by. */
async function requireLines(db: Knex, questionId: number) {
  const [answer] = (await loadAnswers(db, [questionId])).get(questionId) ?? [];
  const lines = answer?.mark_scheme ?? [];
  if (lines.every(({ marks }) => marks === 0)) {
    throw invalidInput([{ path: 'params.id', message: 'This question has no mark scheme' }]);
  }
  return lines;
}

/** Stores marks and their evidence about the learner; repeated marks keep the first id. */
async function keepMarks(db: Knex, row: SelfMarksRow, lines: readonly { part: string; marks: number }[]): Promise<SelfMarksRow> {
  return inTransaction(db, async (transaction) => {
    await lockPractice(transaction, row.user_id, row.question_id);
    const last = await findSelfMarks(transaction, row.user_id, row.question_id);
    if (last?.scheme === row.scheme && isDeepStrictEqual([last.earned, last.lost], [row.earned, row.lost])) return last;
    await recordOwnMarks(transaction, { ...row, id: await insertSelfMarks(transaction, row) }, lines);
    return row;
  });
}

/** Stores the caller's self-marking by the mark scheme. Lines that are not earned are lost, with or without a reason. */
export async function markOwnWork({ db, caller, params, body, now }: MarkCall) {
  await requireQuestion(db, params.id, caller);
  await requireOpenAnswer(db, caller, params.id, now);
  const lines = await requireLines(db, params.id);
  const scheme = (await findMarkSchemeDigests(db, [params.id])).get(params.id);
  const asked = await findAskedQuestion(db, params.id);
  if (!asked) throw notFound('There is no such question');
  if (scheme === undefined || body.scheme !== scheme) throw markSchemeChanged();
  checkLines(body, lines);
  const reasons = new Map(body.lost.map(({ index, reason }) => [index, reason]));
  const lost = lines.flatMap(({ marks }, index) =>
    marks > 0 && !body.earned.includes(index) ? { index, reason: reasons.get(index) ?? null, marks } : [],
  );
  const earned = body.earned.toSorted((a, b) => a - b);
  const row: SelfMarksRow = {
    ...{ user_id: caller.userId, question_id: params.id, question_version: asked.version, scheme, earned, lost },
    marks: Math.min(asked.marks, sum(earned.map((index) => lines[index]?.marks ?? 0))),
    of: asked.marks,
    marked_at: now,
  };
  return { question_id: params.id, self_marks: presentSelfMarks(await keepMarks(db, row, lines), scheme) };
}

/** Fewer questions say nothing about a habit. */
const ENOUGH_QUESTIONS = 5;
/** Marks a question. */
const LEANS_FROM = 0.5;

/** How far the caller's own marks differ from a teacher's. */
export async function getSelfMarking({ db, caller }: Call<'GET /api/practice/self-marking'>): Promise<SelfMarking> {
  const { apart, ...compared } = await compareWithTeacher(db, caller.userId);
  const { questions, own_marks, teacher_marks } = compared;
  if (questions === 0) return { ...compared, mean_difference: null, lean: null, verdict: null };
  const lean = (own_marks - teacher_marks) / questions;
  const leaning = Math.abs(lean) < LEANS_FROM ? 'even' : lean > 0 ? 'generous' : 'strict';
  return { ...compared, mean_difference: apart / questions, lean, verdict: questions < ENOUGH_QUESTIONS ? null : leaning };
}
