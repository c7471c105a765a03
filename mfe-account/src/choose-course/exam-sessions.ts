import type { ExamSession } from '@api/contract';

/** The API allows a few more. */
const YEARS_AHEAD = 3;
/** Last months of exams, from 0: May's last into June. */
const OVER_AFTER: Readonly<Record<ExamSession['month'], number>> = { May: 5, November: 10 };
const MONTHS = ['May', 'November'] as const;

export const nameOf = ({ month, year }: ExamSession): string => `${month} ${year}`;

/** Null for anything else. */
export function sessionNamed(name: string): ExamSession | null {
  const [, month, year] = /^(May|November) (\d{4})$/.exec(name) ?? [];
  return month && year ? { month: month as ExamSession['month'], year: Number(year) } : null;
}

/** Sessions to come, and the chosen one, which may be over. */
export function sessionsToChoose(today: Date, chosen: ExamSession | null): string[] {
  const first = today.getUTCFullYear();
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => first + index);
  const sessions = years
    .flatMap((year) => MONTHS.map((month) => ({ month, year })))
    .filter(({ month, year }) => year > first || today.getUTCMonth() <= OVER_AFTER[month])
    .map(nameOf);
  return chosen && !sessions.includes(nameOf(chosen)) ? [nameOf(chosen), ...sessions] : sessions;
}
