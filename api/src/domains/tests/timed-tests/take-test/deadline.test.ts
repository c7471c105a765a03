import type { Duration, ExtraTime } from '@api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineOf, endOf, GRACE_MS, isDueToEnd, isOver, isRunning } from './deadline.ts';

const startedAt = new Date('2026-11-21T09:00:00.000Z');
const timing = fc.record({
  duration: fc.constantFrom<Duration>(30, 60, 120),
  extraTime: fc.constantFrom<ExtraTime>(0, 10, 25, 50),
  startedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe('the deadline', () => {
  test.each([
    [30, 0, '09:30:00'],
    [30, 10, '09:33:00'],
    [30, 25, '09:37:30'],
    [60, 50, '10:30:00'],
    [120, 25, '11:30:00'],
  ] as const)('of %i minutes with %i percent more is %s', (duration, extraTime, time) => {
    expect(deadlineOf({ duration, extraTime, untimed: false, startedAt })?.toISOString()).toBe(`2026-11-21T${time}.000Z`);
  });

  test('does not exist for untimed practice, which is never over', () => {
    expect(deadlineOf({ duration: 30, extraTime: 0, untimed: true, startedAt })).toBeNull();
    fc.assert(fc.property(moment, (now) => !isOver(null, now) && endOf(null, now) === now));
  });

  test('moves with the start, and never earlier for more extra time', () => {
    fc.assert(
      fc.property(timing, fc.nat(86_400_000), (given, shift) => {
        const at = (startedAt: Date, extraTime = given.extraTime) =>
          deadlineOf({ ...given, extraTime, untimed: false, startedAt })?.getTime() ?? Number.NaN;
        const later = new Date(given.startedAt.getTime() + shift);
        expect(at(later) - at(given.startedAt)).toBe(shift);
        expect(at(given.startedAt)).toBeGreaterThanOrEqual(at(given.startedAt, 0));
        expect(Number.isInteger(at(given.startedAt))).toBe(true);
      }),
    );
  });
});

describe('time', () => {
  test('is up one millisecond after the grace, and stays up', () => {
    fc.assert(
      fc.property(timing, fc.nat(), (given, later) => {
        const deadline = deadlineOf({ ...given, untimed: false }) as Date;
        const end = deadline.getTime() + GRACE_MS;
        expect(isOver(deadline, new Date(end))).toBe(false);
        expect(isOver(deadline, new Date(end + 1 + later))).toBe(true);
        expect(isOver(deadline, given.startedAt)).toBe(false);
      }),
    );
  });

  test('of an end is never after the deadline, and is now before it', () => {
    fc.assert(
      fc.property(moment, moment, (deadline, now) => {
        const end = endOf(deadline, now);
        expect(end.getTime()).toBe(Math.min(deadline.getTime(), now.getTime()));
      }),
    );
  });
});

test.each([
  ['that was not started', { started_at: null, submitted_at: null, deadline: null }, false, false],
  ['in its time', { started_at: startedAt, submitted_at: null, deadline: new Date('2026-11-21T09:30:00.000Z') }, true, false],
  ['without a time', { started_at: startedAt, submitted_at: null, deadline: null }, true, false],
  ['after its time', { started_at: startedAt, submitted_at: null, deadline: new Date('2026-11-21T09:29:00.000Z') }, false, true],
  [
    'that was submitted, in its time',
    { started_at: startedAt, submitted_at: startedAt, deadline: new Date('2026-11-21T09:30:00.000Z') },
    false,
    false,
  ],
  [
    'that was submitted, after its time',
    { started_at: startedAt, submitted_at: startedAt, deadline: new Date('2026-11-21T09:29:00.000Z') },
    false,
    false,
  ],
])('an attempt %s runs or is due to end, never both', (_, attempt, running, due) => {
  const now = new Date('2026-11-21T09:30:00.000Z');
  expect([isRunning(attempt, now), isDueToEnd(attempt, now)]).toEqual([running, due]);
});
