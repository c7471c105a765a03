import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterWorkingTime, gradingDueAt } from './working-time.ts';

const HOUR = 3_600_000;
const india = (text: string) => new Date(`${text}+05:30`);

describe('a report is due', () => {
  test.each([
    ['a day later at the same time', '2026-11-17T15:00', '2026-11-18T15:00'],
    ['after the weekend, which does not count', '2026-11-20T15:00', '2026-11-23T15:00'],
    ['at the end of Monday when paid on a Saturday', '2026-11-21T09:30', '2026-11-24T00:00'],
    ['at the end of Monday when paid on a Sunday', '2026-11-22T23:59', '2026-11-24T00:00'],
    ['at the end of Friday when paid as it begins', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['after a weekend that only just began', '2026-11-21T00:00', '2026-11-24T00:00'],
    ['a minute into Monday evening', '2026-11-20T23:59', '2026-11-23T23:59'],
  ])('%s', (_when, paid, due) => {
    expect(gradingDueAt(india(paid))).toEqual(india(due));
  });
});

const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }).map((ms) => new Date(ms));
const duration = fc.integer({ min: 1, max: 200 * HOUR });

const localDay = (date: Date) => new Date(date.getTime() + 5.5 * HOUR).getUTCDay();

/** Working time in between, counted minute by minute: slow and plain. */
function workingMinutes(from: Date, to: Date): number {
  let minutes = 0;
  for (let at = from.getTime(); at < to.getTime(); at += 60_000) if (![0, 6].includes(localDay(new Date(at)))) minutes += 1;
  return minutes;
}

describe('working time', () => {
  test('has passed, all of it and no more', () => {
    const minute = moment.map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));
    const minutes = fc.integer({ min: 1, max: 60 * 60 });
    fc.assert(
      fc.property(minute, minutes, (start, wanted) => {
        expect(workingMinutes(start, afterWorkingTime(start, wanted * 60_000))).toBe(wanted);
      }),
      { numRuns: 60 },
    );
  });

  test('never ends before it took, nor inside a weekend, and later starts end later', () => {
    fc.assert(
      fc.property(moment, moment, duration, (one, two, milliseconds) => {
        const [early, late] = one <= two ? [one, two] : [two, one];
        const end = afterWorkingTime(early, milliseconds);
        expect(end.getTime()).toBeGreaterThanOrEqual(early.getTime() + milliseconds);
        expect([0, 6]).not.toContain(localDay(new Date(end.getTime() - 1)));
        expect(end.getTime()).toBeLessThanOrEqual(afterWorkingTime(late, milliseconds).getTime());
      }),
      { numRuns: 500 },
    );
  });

  test('may be split anywhere', () => {
    fc.assert(
      fc.property(moment, duration, duration, (start, first, second) => {
        const split = afterWorkingTime(afterWorkingTime(start, first), second);
        expect(split).toEqual(afterWorkingTime(start, first + second));
      }),
      { numRuns: 500 },
    );
  });
});
