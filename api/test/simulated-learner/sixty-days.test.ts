import { describe, expect, test } from 'vitest';
import { type Learner, simulate } from './simulate.ts';

const LEARNERS: [string, Learner][] = [
  ['thirty minutes every day', { seed: 1, days: 60, minutesADay: 30, missing: 0 }],
  ['days missed and nine in a row', { seed: 2, days: 60, minutesADay: 30, missing: 0.2, away: { from: 25, days: 9 } }],
  ['ten minutes', { seed: 3, days: 60, minutesADay: 10, missing: 0.1 }],
  ['an hour, a day in three missed', { seed: 4, days: 60, minutesADay: 60, missing: 0.33 }],
  ['a month away', { seed: 5, days: 60, minutesADay: 30, missing: 0, away: { from: 15, days: 30 } }],
];

describe.each(LEARNERS)('sixty days up to the examination: %s', (_, learner) => {
  const { days, leaves, seen, scheduled } = simulate(learner);

  test('no day is longer than its minutes', () => {
    for (const { plan, minutesDone } of days) {
      expect(plan.minutes).toBeLessThanOrEqual(learner.minutesADay);
      expect(minutesDone).toBeLessThanOrEqual(learner.minutesADay);
    }
  });

  test('every day offers something', () => {
    for (const { plan } of days) expect(plan.due.length + (plan.fresh?.ideas.length ?? 0)).toBeGreaterThan(0);
  });

  test('everything met is seen again before the examination', () => {
    for (const on of seen.values()) expect(on.at(-1)).toBeGreaterThanOrEqual(learner.days - 42);
    expect(scheduled.size).toBe(seen.size);
  });

  test('no topic waits for another to be finished', () => {
    const met = [...Map.groupBy(leaves, ({ topTopicId }) => topTopicId).values()].map(
      (group) => group.filter(({ fresh }) => fresh.length < 3).length,
    );
    expect(Math.min(...met)).toBeGreaterThanOrEqual(Math.floor(Math.max(...met) / 3));
    expect(Math.min(...met)).toBeGreaterThan(0);
  });
});
