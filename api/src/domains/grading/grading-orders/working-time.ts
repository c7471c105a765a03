/**
 * Working time: every hour of Monday to Friday where the teachers are (UTC+05:30, all year round), none of the weekend. A promise of
 * 24 working hours so ends a day later at the same time of day, and three days later over a weekend.
 */
const OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** 0 Sunday to 6 Saturday, of a moment in local milliseconds. 1970 began on a Thursday. */
const weekday = (local: number) => (Math.floor(local / DAY_MS) + 4) % 7;
const isWorkingDay = (local: number) => weekday(local) % 6 !== 0;

/** The moment at which `milliseconds` of working time have passed since `start`. */
export function afterWorkingTime(start: Date, milliseconds: number): Date {
  let local = start.getTime() + OFFSET_MS;
  let left = milliseconds;
  for (;;) {
    const midnight = (Math.floor(local / DAY_MS) + 1) * DAY_MS;
    if (isWorkingDay(local)) {
      if (left <= midnight - local) return new Date(local + left - OFFSET_MS);
      left -= midnight - local;
    }
    local = midnight;
  }
}

/** The report is promised within 24 working hours. Specification part 2, section 9. */
const PROMISE_MS = 24 * 3_600_000;

/** When the report of a grading that is paid now is due. */
export const gradingDueAt = (paidAt: Date): Date => afterWorkingTime(paidAt, PROMISE_MS);
