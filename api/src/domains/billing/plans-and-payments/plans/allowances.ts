import type { Allowance, Plan } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import { planOf } from './plans.queries.ts';
import {
  countAnswerOpenings,
  hasOpenedAnswer,
  listOpenedAnswers,
  lockAllowances,
  type Month,
  monthOf,
  noteAnswerOpening,
  noteAnswerOpenings,
} from './usage.queries.ts';

/** 402: this month's allowance of opened answers is spent. The message is the upgrade prompt's heading. */
export const allowanceUsed = () => new ApiError(402, 'allowance_used', 'Uh oh! You have used all free resources.');

/** A user's allowances in the current calendar month. The domain of tests counts the used tests. */
export interface Allowances {
  plan: Plan;
  month: Month;
  /** Tests a month; null means no cap. */
  testsLimit: number | null;
  questions: Allowance;
}

/** The caller's plan and allowances. Staff have no caps, whatever their plan. Specification part 1, section 6. */
export async function allowancesOf(db: Knex, caller: SignedIn, now: Date): Promise<Allowances> {
  const month = monthOf(now);
  const plan = await planOf(db, caller.userId, now);
  const limit = caller.staff ? null : plan.questions_per_month;
  const used = await countAnswerOpenings(db, caller.userId, month, limit !== null);
  return { plan, month, testsLimit: caller.staff ? null : plan.tests_per_month, questions: { used, limit } };
}

const isUsedUp = ({ used, limit }: Allowance) => limit !== null && used >= limit;

/** Whether the caller could open the answers of this question now: opened before this month, or something is left. */
export async function canOpenAnswer(db: Knex, caller: SignedIn, questionId: number, now: Date): Promise<boolean> {
  if (await hasOpenedAnswer(db, caller.userId, questionId, monthOf(now))) return true;
  return !isUsedUp((await allowancesOf(db, caller, now)).questions);
}

/**
 * Spends one of the caller's monthly questions on the answers of this one; a question opened before in the same calendar month
 * is free. Answers 402 `allowance_used` when nothing is left. Works on a pool and inside a transaction, and holds when requests
 * come at once: they wait for each other.
 */
export async function spendAnswerAllowance(db: Knex, caller: SignedIn, questionId: number, now: Date): Promise<void> {
  const month = monthOf(now);
  if (await hasOpenedAnswer(db, caller.userId, questionId, month)) return;
  await inTransaction(db, async (transaction) => {
    await lockAllowances(transaction, caller.userId);
    if (!(await canOpenAnswer(transaction, caller, questionId, now))) throw allowanceUsed();
    await noteAnswerOpening(transaction, caller.userId, questionId, month, now);
  });
}

/** 402: something is left, but not enough for the whole request. */
const tooFewLeft = (left: number, wanted: number) =>
  new ApiError(
    402,
    'allowance_used',
    `You can open the answers of ${left} more ${left === 1 ? 'question' : 'questions'} this month, and this needs ${wanted}`,
  );

/**
 * The same for the answers of several questions at once, all or none: those not opened before this month are spent. Answers 402
 * `allowance_used` when less is left than that.
 */
export async function spendAnswerAllowances(
  db: Knex,
  caller: SignedIn,
  questionIds: readonly number[],
  now: Date,
): Promise<void> {
  const month = monthOf(now);
  await inTransaction(db, async (transaction) => {
    await lockAllowances(transaction, caller.userId);
    const opened = new Set(await listOpenedAnswers(transaction, caller.userId, questionIds, month));
    const wanted = questionIds.filter((id) => !opened.has(id));
    const { used, limit } = (await allowancesOf(transaction, caller, now)).questions;
    const left = limit === null ? wanted.length : Math.max(0, limit - used);
    if (wanted.length > left) throw left === 0 ? allowanceUsed() : tooFewLeft(left, wanted.length);
    await noteAnswerOpenings(transaction, caller.userId, wanted, month, now);
  });
}
