import type { SignedIn } from '../../../http/caller.ts';
import { afterWorkingTime } from '../grading-orders/index.ts';
import { gradingClaimed, gradingFinished, gradingNotClaimed } from './grading.errors.ts';
import type { GradingRow } from './gradings.queries.ts';
import { hasMarked, type MarkingRules } from './second-marking/marking.ts';

/** An idle claim may be taken over after this: 8 working hours. */
const IDLE_MS = 8 * 3_600_000;

/** From when on others may take over a claimed grading; null while it is unclaimed. */
export function freeAt({ state, claimed_at, touched_at }: Pick<GradingRow, 'state' | 'claimed_at' | 'touched_at'>): Date | null {
  const since = touched_at ?? claimed_at;
  return state === 'claimed' && since ? afterWorkingTime(since, IDLE_MS) : null;
}

/** Whether the caller may claim it: it waits, or its claim is idle, and they have not marked it already. */
export function canClaim(grading: GradingRow, caller: SignedIn, now: Date, rules: MarkingRules): boolean {
  if (hasMarked(grading, caller.userId, rules)) return false;
  if (grading.state === 'paid') return true;
  const free = freeAt(grading);
  return free !== null && grading.claimed_by !== caller.userId && free <= now;
}

export const isMine = (grading: GradingRow, caller: SignedIn) =>
  grading.state === 'claimed' && grading.claimed_by === caller.userId;

/** Whether the caller may open a returned sheet again: its grader, or an administrator. */
export const canReopen = ({ state, graded_by }: GradingRow, caller: SignedIn) =>
  state === 'returned' && (graded_by === caller.userId || caller.roleId === 1);

/** 409 that says who works on it. */
export const claimedByOther = (grading: GradingRow) =>
  gradingClaimed({
    claimed_by: grading.claimer,
    claimed_at: grading.claimed_at?.toISOString() ?? null,
    free_at: freeAt(grading)?.toISOString() ?? null,
  });

/** Refuses a caller who does not hold the claim on this grading. */
export function requireOwnClaim(grading: GradingRow, caller: SignedIn): void {
  if (isMine(grading, caller)) return;
  if (grading.state === 'claimed') throw claimedByOther(grading);
  throw grading.state === 'graded' || grading.state === 'returned' ? gradingFinished() : gradingNotClaimed();
}
