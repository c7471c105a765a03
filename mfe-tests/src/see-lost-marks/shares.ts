import type { LostMarkReason, SelfMarkTrend } from '@api/contract';
import { LOST_MARK_REASONS } from '../lost-mark-reasons.ts';

/** A part of a column: how many marks went for one reason, and how much that is of the marks there were, in percent. */
export interface Share {
  reason: LostMarkReason;
  name: string;
  marks: number;
  percent: number;
}

/** Marks lost by reason as parts of `of` marks, in the order of the legend; reasons without a lost mark are left out. */
export function shares(lost: SelfMarkTrend['lost'], of: number): Share[] {
  return LOST_MARK_REASONS.map(({ reason, name }) => ({
    reason,
    name,
    marks: lost[reason],
    percent: of > 0 ? (100 * lost[reason]) / of : 0,
  })).filter(({ marks }) => marks > 0);
}

/** How many marks were lost together. */
export function allLost(lost: SelfMarkTrend['lost']): number {
  return LOST_MARK_REASONS.reduce((sum, { reason }) => sum + lost[reason], 0);
}
