import type { Duration, QuestionState, RunningTest, Test } from '@api/contract';

/** Specification part 1 and 2, section 9. */
export const DURATIONS: readonly { minutes: Duration; label: string }[] = [
  { minutes: 30, label: 'Half an Hour' },
  { minutes: 60, label: '1 Hour' },
  { minutes: 120, label: '2 Hours' },
];
const lengthInWords = (minutes: number) =>
  DURATIONS.find((duration) => duration.minutes === minutes)?.label.toLowerCase() ?? `${minutes} minutes`;

const list = new Intl.ListFormat('en-GB');

/** "Mock paper 1A", or "Functions and Calculus". Older APIs know no mock papers. */
export function testName({ topics, mock_paper }: Pick<Test, 'topics'> & Partial<Pick<Test, 'mock_paper'>>): string {
  if (mock_paper) return `Mock paper ${mock_paper.paper}`;
  return list.format(topics.map(({ topic_name }) => topic_name));
}

/** "Functions and Calculus, 1 hour". */
export function runningTitle({ topic_names, duration, mock_paper }: RunningTest): string {
  const name = mock_paper ? `Mock paper ${mock_paper.paper}` : list.format(topic_names);
  return `${name}, ${lengthInWords(duration)}`;
}

/** "Functions and Calculus, 1 hour". */
export function testTitle(test: Pick<Test, 'topics' | 'duration'> & Partial<Pick<Test, 'mock_paper'>>): string {
  return `${testName(test)}, ${lengthInWords(test.duration)}`;
}

/** "45 s", "3 min 5 s", "1 h 2 min", rounded down. */
export function durationInWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const STATE_WORDS: Readonly<Record<QuestionState, string>> = {
  attempted: 'Attempted',
  skipped: 'Skipped',
  unvisited: 'Not done',
};
export const STATE_TONES = { attempted: 'success', skipped: 'skipped', unvisited: 'neutral' } as const;
