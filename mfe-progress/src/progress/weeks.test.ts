import { describe, expect, it } from 'vitest';
import { daysAgo, isVague, pace } from './figures.ts';
import { sampleWeek } from './sample-progress.ts';
import { changeInWords, changes, everyWeek, lastWorkInWords, mondayOf, monthNames } from './weeks.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const week = (monday: string, of: number, accuracy = 0) =>
  sampleWeek(0, {
    week: monday,
    of,
    lost: { method: 0, accuracy, misread: 0, notation: 0, time: 0, unexplained: 0 },
  });

describe('weeks', () => {
  it.each([
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2027-01-03T12:00:00Z', '2026-12-28'],
  ])('begin on Mondays by UTC: %s in that of %s', (moment, monday) => expect(mondayOf(new Date(moment))).toBe(monday));

  it('are all there from the first until now, at least eight', () => {
    expect(everyWeek([], NOW).map((each) => each.week)).toEqual(expect.arrayContaining(['2026-09-28', '2026-11-16']));
    expect(everyWeek([], NOW)).toHaveLength(8);
    const long = everyWeek([week('2026-06-01', 10), week('2026-11-16', 5)], NOW);
    expect(long).toHaveLength(25);
    expect(long.map(({ of }) => of).filter(Boolean)).toEqual([10, 5]);
  });

  it.each([
    [[], null],
    [[['2026-11-16', 5, 8]], 'This week so far: 5 of 8 marks on 8 questions.'],
    [[['2026-11-09', 21, 30]], 'Last week: 21 of 30 marks on 8 questions.'],
    [
      [
        ['2026-11-02', 10, 20],
        ['2026-11-09', 21, 30],
      ],
      'Last week: 21 of 30 marks on 8 questions (70%, up from 50% the week before).',
    ],
    [
      [
        ['2026-11-02', 20, 20],
        ['2026-11-09', 21, 30],
      ],
      'Last week: 21 of 30 marks on 8 questions (70%, down from 100% the week before).',
    ],
    [
      [
        ['2026-11-02', 14, 20],
        ['2026-11-09', 21, 30],
      ],
      'Last week: 21 of 30 marks on 8 questions (70%, the same as the week before).',
    ],
    [
      [
        ['2026-11-02', 7, 9],
        ['2026-11-09', 21, 30],
      ],
      'Last week: 21 of 30 marks on 8 questions.',
    ],
  ] as const)('say what the last work came to: %j', (worked, words) => {
    const weeks = worked.map(([monday, marks, of]) => ({ ...week(monday, of), marks }));
    expect(lastWorkInWords(weeks, NOW)).toBe(words);
  });

  it('carry the name of a month where it begins, with room between names', () => {
    const names = monthNames(everyWeek([week('2026-08-31', 1)], NOW));
    expect(names.filter(Boolean)).toEqual(['Aug', 'Oct', 'Nov']);
    expect(names[0]).toBe('Aug');
  });
});

describe('how lost marks have changed', () => {
  it('is said of the reason that changed most, of 100 marks each', () => {
    const weeks = everyWeek([week('2026-09-07', 50, 10), week('2026-11-16', 50, 2)], NOW);
    expect(changes(weeks)?.find(({ reason }) => reason === 'accuracy')).toMatchObject({ before: 20, recent: 4 });
    expect(changeInWords(weeks, 'you')).toBe('Accuracy cost you 4% of the marks in the last four weeks, down from 20%.');
  });

  it('is not said from a few marks', () => {
    expect(changes(everyWeek([week('2026-09-07', 19, 10), week('2026-11-16', 50, 2)], NOW))).toBeNull();
    expect(changeInWords(everyWeek([week('2026-09-07', 50, 10), week('2026-11-16', 3, 2)], NOW), 'you')).toBeNull();
  });
});

describe('a figure', () => {
  it('is vague with few marks', () => {
    const estimate = { value: 1, low: 0.9, high: 1 };
    expect(isVague({ parts: 3, of: 9, estimate })).toBe(true);
    expect(isVague({ parts: 12, of: 30, estimate })).toBe(false);
    expect(isVague({ parts: 12, of: 30, estimate: { value: 0.5, low: 0.1, high: 0.9 } })).toBe(true);
    expect(pace({ seconds: 600, timed_marks: 4 })).toBeNull();
    expect(pace({ seconds: 600, timed_marks: 8 })).toBe(1.3);
  });

  it('names days by the reader’s calendar', () => {
    expect(daysAgo(NOW.toISOString(), NOW)).toBe('today');
    expect(daysAgo('2026-11-21T12:00:00Z', NOW)).toBe('yesterday');
    expect(daysAgo('2026-10-12T12:00:00Z', NOW)).toBe('41 days ago');
    expect(daysAgo('2026-11-25T12:00:00Z', NOW)).toBe('today');
  });
});
