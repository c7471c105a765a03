import { describe, expect, test } from 'vitest';
import { calibrate, simulateLearner } from '../../../../../test/simulated-learners.ts';
import { type AbilityNode, type Answered, chanceAt, difficultyOf, estimateOf, findAbilities } from './abilities.ts';
import { growthAt, HALF_LIFE_DAYS, weightOf } from './weights.ts';

const COURSE = 0;
const node = (id: number, parent: number | null, depth: AbilityNode['depth'], answered: Answered[] = [], idleDays = 0) => ({
  ...{ id, parent, depth, answered, idleDays },
});
const course = (answered: Answered[] = [], idleDays = 0) =>
  findAbilities([
    node(COURSE, null, 0),
    node(1, COURSE, 1),
    node(11, 1, 2, answered, idleDays),
    node(12, 1, 2),
    node(2, COURSE, 1),
  ]);
const abilityAt = (id: number, answered?: Answered[], idleDays?: number) =>
  course(answered, idleDays).get(id) ?? { mean: NaN, variance: NaN };
const right = (weight: number, difficulty = 0): Answered[] => [{ difficulty, earned: weight, lost: 0 }];
const half = (weight: number): Answered[] => [{ difficulty: 0, earned: weight / 2, lost: weight / 2 }];
const width = (id: number, answered?: Answered[]) => {
  const { low, high } = estimateOf(abilityAt(id, answered));
  return high - low;
};

describe('an ability', () => {
  test('without evidence is the prior, with a band that shows it', () => {
    const { value, low, high } = estimateOf(abilityAt(11));
    expect(value).toBeCloseTo(0.5, 10);
    expect([low < 0.15, high > 0.85]).toEqual([true, true]);
  });

  test('is never told as a bare percentage from three answers', () => {
    const { value, low } = estimateOf(abilityAt(11, right(3)));
    expect(value).toBeGreaterThan(0.55);
    expect(value).toBeLessThan(0.85);
    expect(low).toBeLessThan(0.5);
  });

  test('follows the evidence, and is the surer the more there is', () => {
    const widths = [0, 3, 12, 60].map((weight) => width(11, half(weight)));
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(estimateOf(abilityAt(11, right(60))).value).toBeGreaterThan(0.9);
    expect(estimateOf(abilityAt(11, right(5, 1))).value).toBeGreaterThan(estimateOf(abilityAt(11, right(5, -1))).value);
  });

  test('is expected of neighbours too, the less the farther they are', () => {
    const of = course(right(20));
    const means = [11, 12, 2].map((id) => of.get(id)?.mean ?? 0);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
    expect(means[2]).toBeGreaterThan(0.2);
    expect(of.get(12)?.variance).toBeGreaterThan(of.get(11)?.variance ?? 9);
  });

  test('is found whatever is answered, thousands of right ones too', () => {
    for (const answered of [right(100_000, 3), right(1e-9), [{ difficulty: -3, earned: 0, lost: 100_000 }]]) {
      const { mean, variance } = abilityAt(11, answered);
      expect([Math.abs(mean) < 30, variance > 0]).toEqual([true, true]);
    }
  });

  test('fades: evidence says half as much after its half-life, and some is forgotten', () => {
    const [now, later] = [new Date('2026-11-22'), new Date(Date.parse('2026-11-22') + HALF_LIFE_DAYS * 86_400_000)];
    expect(growthAt(later) / growthAt(now)).toBeCloseTo(2, 10);
    expect(chanceAt(abilityAt(11, right(10), 60), 0)).toBeLessThan(chanceAt(abilityAt(11, right(10), 0), 0) - 0.01);
  });
});

test('help, repetition and marking oneself make evidence say less, long parts more', () => {
  const plain = { place: 'practice', outcome: 'answered', of: 3, hint_seen: false, solution_seen: false, again: false } as const;
  expect(weightOf(plain)).toBe(1);
  for (const less of [
    { hint_seen: true },
    { solution_seen: true },
    { again: true },
    { place: 'self_marked' },
    { outcome: 'skipped' },
  ] as const) {
    expect(weightOf({ ...plain, ...less })).toBeLessThan(1);
  }
  expect(weightOf({ ...plain, of: 6 })).toBeGreaterThan(1);
  expect(weightOf({ ...plain, of: 100 })).toBe(2);
});

describe('the difficulty of a question', () => {
  const tries = { learners: 400, facility: 0.5, abilityMean: 0, abilityVariance: 1 };
  test('is the stated one until it was tried', () => expect(difficultyOf(1, null)).toBe(1));
  test('moves from what is stated to what is seen', () => {
    expect(difficultyOf(1, { ...tries, learners: 1 })).toBeGreaterThan(0.9);
    expect(difficultyOf(1, tries)).toBeLessThan(0.05);
    expect(difficultyOf(0, { ...tries, facility: 0.2 })).toBeGreaterThan(1.3);
  });
  test('allows for who has tried it', () => expect(difficultyOf(0, { ...tries, abilityMean: 1 })).toBeGreaterThan(0.9));
  test('has bounds, where all or none were right too', () => {
    expect(difficultyOf(0, { ...tries, facility: 0, learners: 1e6 })).toBe(3);
    expect(difficultyOf(0, { ...tries, facility: 1, learners: 1e6 })).toBe(-3);
  });
});

test('predictions for 200 simulated learners hold, within 5 points in every tenth', () => {
  const learners = Array.from({ length: 200 }, (_, index) => simulateLearner(77_000 + index));
  const tenths = calibrate(learners.flatMap(({ foreseen }) => foreseen));
  expect(tenths).toHaveLength(10);
  for (const { from, count, predicted, actual } of tenths) {
    expect(count, `${from}`).toBeGreaterThan(500);
    expect(Math.abs(predicted - actual), `${from}: ${predicted} foreseen, ${actual} happened`).toBeLessThan(0.05);
  }
  const followed = learners.flatMap((learner) => learner.followed);
  const within =
    followed.filter(({ truth, estimate }) => truth >= estimate.low && truth <= estimate.high).length / followed.length;
  expect(within).toBeGreaterThan(0.75);
  expect(within).toBeLessThan(0.88);
});
