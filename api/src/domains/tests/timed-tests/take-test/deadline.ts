import type { ExtraTime } from '@api/contract';

/** How long after the deadline a change still counts, so that a slow network costs no answer. */
export const GRACE_MS = 10_000;

const MINUTE_MS = 60_000;

export interface Timing {
  duration: number;
  extraTime: ExtraTime;
  untimed: boolean;
  startedAt: Date;
  /** It ends at this moment at the latest. */
  closesAt?: Date | null;
}

/** The moment at which the learner's countdown reaches zero; null for untimed practice that does not close. */
export function deadlineOf({ duration, extraTime, untimed, startedAt, closesAt = null }: Timing): Date | null {
  if (untimed) return closesAt;
  const end = new Date(startedAt.getTime() + (duration * MINUTE_MS * (100 + extraTime)) / 100);
  return closesAt && closesAt < end ? closesAt : end;
}

/** Of tests whose deadline was before this moment time is up. Exactly at the end of the grace a change still counts. */
export const overBefore = (now: Date): Date => new Date(now.getTime() - GRACE_MS);

/** Whether time is up: later than deadline and grace. */
export function isOver(deadline: Date | null, now: Date): boolean {
  return deadline !== null && deadline < overBefore(now);
}

export interface AttemptTimes {
  started_at: Date | null;
  submitted_at: Date | null;
  deadline: Date | null;
}

/** Started and not ended yet, though its time may be up: `isRunning` or due to be ended. */
const isOpen = ({ started_at, submitted_at }: AttemptTimes) => started_at !== null && submitted_at === null;

/** Whether work is still taken in: started, not submitted, and time is not up. */
export const isRunning = (attempt: AttemptTimes, now: Date): boolean => isOpen(attempt) && !isOver(attempt.deadline, now);

/** Whether an attempt is overdue and not yet recorded as ended. */
export const isDueToEnd = (attempt: AttemptTimes, now: Date): boolean => isOpen(attempt) && isOver(attempt.deadline, now);

/** When an attempt ended: at the deadline at the latest, whenever it was closed. */
export function endOf(deadline: Date | null, now: Date): Date {
  return deadline !== null && deadline < now ? deadline : now;
}
