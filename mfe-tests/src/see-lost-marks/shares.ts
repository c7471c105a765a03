import type { LostMarkReason, SelfMarkTrend } from '@api/contract';
import { counted } from '@shell/kit';
import { LOST_MARK_REASONS } from '@shell/kit/lost-by';

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

/** How many marks were lost together, with a reason or without. */
export function allLost({ lost, unexplained }: Pick<SelfMarkTrend, 'lost' | 'unexplained'>): number {
  // An API of before knows no marks without a reason.
  return LOST_MARK_REASONS.reduce((sum, { reason }) => sum + lost[reason], unexplained ?? 0);
}

const list = new Intl.ListFormat('en-GB');

/**
 * "Most often: method, 3 marks (42 %)."; of reasons that share the first place "Equally often: method and accuracy, 3 marks each."; nothing where
 * no reason was given, or all five share it.
 */
export function mostOften({ lost, unexplained }: Pick<SelfMarkTrend, 'lost' | 'unexplained'>): string | null {
  const all = shares(lost, allLost({ lost, unexplained }));
  const most = Math.max(0, ...all.map(({ marks }) => marks));
  const first = all.filter(({ marks }) => marks === most);
  const [one] = first;
  if (!one || first.length === LOST_MARK_REASONS.length) return null;
  const names = list.format(first.map(({ name }) => name.toLowerCase()));
  if (first.length > 1) return `Equally often: ${names}, ${counted(most, 'mark')} each.`;
  return `Most often: ${names}, ${counted(most, 'mark')} (${Math.floor(one.percent)} %).`;
}
