import type { MarksLost, WeekProgress } from '@api/contract';
import { weekInWords } from '@api/contract/marks';
import { counted } from '@shell/kit';
import { formatDate } from 'design-system';
import { LOST_REASONS, lostIn } from './figures.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Fewer columns would be too wide. */
const FEWEST_WEEKS = 8;

const time = (week: string) => new Date(`${week}T00:00:00Z`).getTime();
const nameOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The week's Monday in UTC, as in the API. */
export function mondayOf(moment: Date): string {
  const day = Math.floor(moment.getTime() / DAY_MS);
  // 1 January 1970 was a Thursday.
  return nameOf((day - ((day + 3) % 7)) * DAY_MS);
}

/** Every week since the first with evidence, empty ones too, for a true time axis. */
export function everyWeek(weeks: readonly WeekProgress[], now = new Date()): WeekProgress[] {
  const known = new Map(weeks.map((week) => [week.week, week]));
  const last = time(mondayOf(now));
  const first = Math.min(...weeks.map(({ week }) => time(week)), last - (FEWEST_WEEKS - 1) * WEEK_MS);
  return Array.from({ length: Math.round((last - first) / WEEK_MS) + 1 }, (_, index) => {
    const week = nameOf(first + index * WEEK_MS);
    return known.get(week) ?? emptyWeek(week);
  });
}

function emptyWeek(week: string): WeekProgress {
  const none = { parts: 0, questions: 0, first_tries: 0, right_first: 0, marks: 0, of: 0, seconds: 0, timed_marks: 0 };
  return { week, ...none, last_at: null, lost: lostIn([]) };
}

/** "3 Nov": its Monday. */
export const weekName = (week: string) => formatDate(week, 'shortDay', 'UTC');

/** Names of months below their first week, if there is room. */
export function monthNames(weeks: readonly { week: string }[]): (string | undefined)[] {
  let lastNamed = -3;
  return weeks.map(({ week }, index) => {
    const name = formatDate(week, 'month', 'UTC');
    const before = weeks[index - 1];
    if ((before && formatDate(before.week, 'month', 'UTC') === name) || index - lastNamed < 3) return undefined;
    lastNamed = index;
    return name;
  });
}

/** Weeks compared with those before. */
const RECENT_WEEKS = 4;
/** With fewer marks, a difference may be chance. */
const ENOUGH_MARKS = 20;

/** Marks of 100 lost for a reason, recently and before. */
export interface Change {
  reason: keyof MarksLost;
  name: string;
  recent: number;
  before: number;
}

/** By reason; null with too little to compare. `weeks` is without gaps. */
export function changes(weeks: readonly WeekProgress[]): Change[] | null {
  const recent = weeks.slice(-RECENT_WEEKS);
  const before = weeks.slice(0, -RECENT_WEEKS);
  const marks = (of: readonly WeekProgress[]) => of.reduce((sum, week) => sum + week.of, 0);
  if (marks(recent) < ENOUGH_MARKS || marks(before) < ENOUGH_MARKS) return null;
  const share = (of: readonly WeekProgress[], reason: keyof MarksLost) => Math.round((100 * lostIn(of)[reason]) / marks(of));
  return LOST_REASONS.map(({ reason, name }) => ({
    reason,
    name,
    recent: share(recent, reason),
    before: share(before, reason),
  }));
}

/** "Accuracy cost you 4% of the marks in the last four weeks, down from 11%.": the largest change, if any. */
export function changeInWords(weeks: readonly WeekProgress[], whom: 'you' | 'them'): string | null {
  const explained = changes(weeks)?.filter(({ reason }) => reason !== 'unexplained') ?? [];
  const [most] = explained.toSorted((a, b) => Math.abs(b.recent - b.before) - Math.abs(a.recent - a.before));
  if (!most || Math.abs(most.recent - most.before) < 2) return null;
  const change = most.recent > most.before ? 'up' : 'down';
  return `${most.name} cost ${whom} ${most.recent}% of the marks in the last four weeks, ${change} from ${most.before}%.`;
}

/** "Last week: 21 of 30 marks on 8 questions (70%, up from 50% the week before)."; null without recent work. */
export function lastWorkInWords(weeks: readonly WeekProgress[], now = new Date()): string | null {
  const [before, last, current] = everyWeek(weeks, now).slice(-3);
  if (last && last.of > 0) return `Last week: ${weekInWords(last, before)}.`;
  return current && current.of > 0 ? `This week so far: ${weekInWords(current)}.` : null;
}

/** "Of 96 marks lost in 12 weeks." */
export function lostInWords(weeks: readonly WeekProgress[]): string {
  const marks = Object.values(lostIn(weeks)).reduce((sum, each) => sum + each, 0);
  return `Of ${counted(marks, 'mark')} lost in ${weeks.length} weeks.`;
}
