import type { Estimate, MarksLost, Tally } from '@api/contract';
import { counted } from '@shell/kit';
import { LOST_MARK_REASONS } from '@shell/kit/self-marking';

/** With fewer marked parts, an estimate is little more than the prior. */
export const ENOUGH_PARTS = 5;
/** A wider band does not show which half of the scale the learner is in. */
const WIDEST_BAND = 0.6;

/** Whether there is too little evidence to draw an estimate. */
export function isVague({ parts, of, estimate }: Pick<Tally, 'parts' | 'of'> & { estimate: Estimate }): boolean {
  return parts < ENOUGH_PARTS || of === 0 || estimate.high - estimate.low > WIDEST_BAND;
}

/** "31 parts", "3 parts, not enough yet", "none yet". */
export function partsInWords(progress: Pick<Tally, 'parts' | 'of'> & { estimate: Estimate }): string {
  if (progress.parts === 0) return 'none yet';
  return `${counted(progress.parts, 'part')}${progress.parts < ENOUGH_PARTS ? ', not enough yet' : ''}`;
}

const DAY_MS = 86_400_000;
const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
const ago = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** "today", "yesterday", "41 days ago", in local days. */
export function daysAgo(moment: string, now = new Date()): string {
  return ago.format(-Math.max(0, Math.round((startOfDay(now) - startOfDay(new Date(moment))) / DAY_MS)), 'day');
}

/** Minutes per mark to one decimal place; null with too few timed marks. */
export function pace({ seconds, timed_marks }: Pick<Tally, 'seconds' | 'timed_marks'>, fewest = 5): number | null {
  return timed_marks < fewest ? null : Math.round((10 * seconds) / 60 / timed_marks) / 10;
}

/** In the order in which tests show the reasons. */
export const LOST_REASONS: readonly { reason: keyof MarksLost; name: string }[] = [
  ...LOST_MARK_REASONS,
  { reason: 'unexplained', name: 'No reason given' },
];

export function lostIn(weeks: readonly { lost: MarksLost }[]): MarksLost {
  const sum: MarksLost = { method: 0, accuracy: 0, misread: 0, notation: 0, time: 0, unexplained: 0 };
  for (const { lost } of weeks) for (const { reason } of LOST_REASONS) sum[reason] += lost[reason];
  return sum;
}
