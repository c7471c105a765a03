import type { ExamSession } from '@api/contract';

const YEARS_AHEAD = 3;
/** The last month of each session, counted from 0: May's papers reach into June. */
const LAST_MONTH: Readonly<Record<ExamSession['month'], number>> = { May: 5, November: 10 };

/** `May 2027`. */
export const sessionName = ({ month, year }: ExamSession): string => `${month} ${year}`;

/** The session with this name; null for anything else. */
export function sessionNamed(name: string): ExamSession | null {
  const [, month, year] = /^(May|November) (\d{4})$/.exec(name) ?? [];
  return month && year ? { month: month as ExamSession['month'], year: Number(year) } : null;
}

/** The sessions to come from `today` on, nearest first. */
export function comingSessions(today: Date): string[] {
  const first = today.getUTCFullYear();
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => first + index)
    .flatMap((year) => (['May', 'November'] as const).map((month) => ({ month, year })))
    .filter(({ month, year }) => year > first || today.getUTCMonth() <= LAST_MONTH[month])
    .map(sessionName);
}
