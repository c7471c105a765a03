import type { Knex } from 'knex';
import { versionOf } from './plans.queries.ts';

/** A calendar month in UTC: what allowances are counted by. */
export interface Month {
  readonly start: Date;
  readonly end: Date;
}

export function monthOf(moment: Date): Month {
  const year = moment.getUTCFullYear();
  const month = moment.getUTCMonth();
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}

/** The month's first day as `YYYY-MM-DD`, as the database keys it. */
function monthKey({ start }: Month): string {
  return start.toISOString().slice(0, 10);
}

/**
 * Locks a user's allowances until the transaction ends. Take the lock before counting, or two concurrent requests both
 * get the last free place.
 */
export async function lockAllowances(transaction: Knex, userId: number): Promise<void> {
  await transaction('users').where('id', userId).forNoKeyUpdate().select('id');
}

type Cap = 'tests_per_month' | 'questions_per_month';

/**
 * Restricts a query to rows made while no plan without the cap ran, by the terms under which it was bought: unlimited
 * use is not counted against the smaller plan that a user returns to in the same month. `madeAt` is the column of the
 * row's time.
 */
export function countsAgainstCap(query: Knex.QueryBuilder, userId: number, cap: Cap, madeAt: string): void {
  query.whereRaw(
    `NOT EXISTS (SELECT FROM memberships m ${versionOf({ plan: 'm.plan_id', bought: 'm.plan_version_id', moment: madeAt })}
                  WHERE m.user_id = ? AND v.${cap} IS NULL
                    AND m.starts_at <= ${madeAt} AND (m.ends_at IS NULL OR m.ends_at > ${madeAt}))`,
    [userId],
  );
}

/** How many distinct questions' answers a user has opened in a month; `capped`: only those that count against a cap. */
export async function countAnswerOpenings(db: Knex, userId: number, month: Month, capped: boolean): Promise<number> {
  const query = db('answer_openings').where({ user_id: userId, month: monthKey(month) });
  if (capped) countsAgainstCap(query, userId, 'questions_per_month', 'answer_openings.opened_at');
  const row = await query.count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** Whether this month's allowance has been spent on the question already. */
export async function hasOpenedAnswer(db: Knex, userId: number, questionId: number, month: Month): Promise<boolean> {
  const key = { user_id: userId, month: monthKey(month), question_id: questionId };
  return (await db('answer_openings').where(key).first('question_id')) !== undefined;
}

/** Whether a user has opened the answers of a question within a period. */
export async function hasOpenedAnswerBetween(
  db: Knex,
  userId: number,
  questionId: number,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  const query = db('answer_openings').where({ user_id: userId, question_id: questionId });
  return (await query.where('opened_at', '>=', from).where('opened_at', '<=', to).first('question_id')) !== undefined;
}

/** On which of these questions this month's allowance has been spent already. */
export async function listOpenedAnswers(
  db: Knex,
  userId: number,
  questionIds: readonly number[],
  month: Month,
): Promise<number[]> {
  return db('answer_openings')
    .where({ user_id: userId, month: monthKey(month) })
    .whereIn('question_id', [...questionIds])
    .pluck('question_id');
}

/** Records that a user has opened the answers of a question; twice in a month counts once. */
export async function noteAnswerOpening(db: Knex, userId: number, questionId: number, month: Month, now: Date): Promise<void> {
  await noteAnswerOpenings(db, userId, [questionId], month, now);
}

export async function noteAnswerOpenings(
  db: Knex,
  userId: number,
  questionIds: readonly number[],
  month: Month,
  now: Date,
): Promise<void> {
  if (questionIds.length === 0) return;
  const rows = questionIds.map((id) => ({ user_id: userId, month: monthKey(month), question_id: id, opened_at: now }));
  await db('answer_openings').insert(rows).onConflict().ignore();
}
