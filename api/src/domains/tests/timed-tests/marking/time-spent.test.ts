import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeByQuestion } from './time-spent.ts';

const start = new Date('2026-11-21T09:00:00Z');
const entry = (question_id: number, seconds: number, elapsed_ms: number | null = null) => ({
  ...{ question_id, elapsed_ms, received_at: new Date(start.getTime() + seconds * 1_000) },
});

test('time is what the client measured, else the gap before the entry', () => {
  const spent = timeByQuestion([entry(1, 10), entry(2, 25), entry(1, 30), entry(3, 90, 7_000), entry(3, 95)], start);
  expect([...spent]).toEqual([
    [1, 15_000],
    [2, 15_000],
    [3, 12_000],
  ]);
});

test("gaps add up to the time of the last entry, and no measure exceeds the test's time so far", () => {
  const seconds = fc.array(fc.nat(7_200), { minLength: 1 }).map((times) => times.sort((a, b) => a - b));
  fc.assert(
    fc.property(seconds, (times) => {
      const total = [
        ...timeByQuestion(
          times.map((time, index) => entry(index % 3, time)),
          start,
        ).values(),
      ];
      expect(total.reduce((a, b) => a + b, 0)).toBe((times.at(-1) ?? 0) * 1_000);
      for (const time of times) {
        expect(timeByQuestion([entry(1, time, 86_400_000)], start).get(1)).toBe(time * 1_000);
      }
    }),
  );
});
