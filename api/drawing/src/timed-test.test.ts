import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawQuestions, type TestCandidate } from './timed-test.ts';

fc.configureGlobal({ seed: 20261121 });

const candidate = fc.record({
  topicId: fc.integer({ min: 1, max: 4 }),
  leafId: fc.integer({ min: 1, max: 6 }),
  difficulty: fc.constantFrom('Easy', 'Medium', 'Hard') as fc.Arbitrary<TestCandidate['difficulty']>,
  marks: fc.integer({ min: 1, max: 16 }),
  seen: fc.boolean(),
  calculatorAllowed: fc.boolean(),
});
const candidates = fc
  .array(candidate, { maxLength: 40 })
  .map((list) => list.map((item, index): TestCandidate => ({ ...item, id: index + 1, idea: `idea-${index + 1}` })));
const variants = fc
  .array(fc.tuple(candidate, fc.integer({ min: 1, max: 12 })), { maxLength: 40 })
  .map((list) => list.map(([item, idea], index): TestCandidate => ({ ...item, id: index + 1, idea: `idea-${idea}` })));
const size = fc.constantFrom(5, 10, 20);
const seed = fc.nat();
const countBy = <T>(items: readonly T[], key: (item: T) => unknown) =>
  [...Map.groupBy(items, key)].map(([, group]) => group.length);

describe('a draw', () => {
  test('takes as many as requested, or all there are, none twice', () => {
    fc.assert(
      fc.property(candidates, size, seed, (pool, count, number) => {
        const drawn = drawQuestions(pool, count, number);
        expect(drawn).toHaveLength(Math.min(count, pool.length));
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
        for (const question of drawn) expect(pool).toContain(question);
      }),
    );
  });

  test('is the same for the same seed, in any order of the bank', () => {
    fc.assert(
      fc.property(candidates, size, seed, (pool, count, number) => {
        expect(drawQuestions(pool.toReversed(), count, number)).toEqual(drawQuestions(pool, count, number));
      }),
    );
  });

  test('takes seen questions only when no unseen one is left', () => {
    fc.assert(
      fc.property(candidates, size, seed, (pool, count, number) => {
        const unseen = pool.filter(({ seen }) => !seen).length;
        const drawn = drawQuestions(pool, count, number);
        expect(drawn.filter(({ seen }) => seen)).toHaveLength(Math.max(0, drawn.length - unseen));
      }),
    );
  });

  test('spreads over topics as evenly as they allow', () => {
    fc.assert(
      fc.property(candidates, size, seed, (pool, count, number) => {
        const unseen = pool.filter(({ seen }) => !seen);
        const drawn = drawQuestions(unseen, count, number);
        const taken = (topicId: number) => drawn.filter((question) => question.topicId === topicId).length;
        const available = (topicId: number) => unseen.filter((question) => question.topicId === topicId).length;
        const most = Math.max(0, ...[1, 2, 3, 4].map(taken));
        for (const topicId of [1, 2, 3, 4]) {
          if (taken(topicId) < available(topicId)) expect(taken(topicId)).toBeGreaterThanOrEqual(most - 1);
        }
      }),
    );
  });

  test('still spreads over the topics when it has to fall back on seen questions', () => {
    fc.assert(
      fc.property(candidates, size, seed, (pool, count, number) => {
        const drawn = drawQuestions(pool, count, number);
        const fresh = drawn.filter(({ seen }) => !seen);
        const left = pool.filter((question) => !drawn.includes(question));
        const taken = (questions: readonly TestCandidate[], topicId: number) =>
          questions.filter((question) => question.topicId === topicId).length;
        for (const { topicId } of left.filter(({ seen }) => drawn.length > fresh.length && seen)) {
          for (const other of [1, 2, 3, 4].filter((id) => taken(drawn, id) > taken(fresh, id))) {
            expect(taken(drawn, other) - 1).toBeLessThanOrEqual(taken(drawn, topicId));
          }
        }
      }),
    );
  });

  test('spreads over the difficulties of a topic as evenly as they allow, and then over the places in it', () => {
    const inOneTopic = candidates.map((pool) => pool.map((question) => ({ ...question, topicId: 1, seen: false })));
    fc.assert(
      fc.property(inOneTopic, size, seed, (pool, count, number) => {
        const drawn = drawQuestions(pool, count, number);
        const left = pool.filter((question) => !drawn.includes(question));
        const sizeOf = (questions: readonly TestCandidate[], difficulty: TestCandidate['difficulty']) =>
          questions.filter((question) => question.difficulty === difficulty).length;
        for (const { difficulty } of left) {
          for (const { difficulty: other } of drawn)
            expect(sizeOf(drawn, other) - 1).toBeLessThanOrEqual(sizeOf(drawn, difficulty));
        }
        const alike = pool.map((question) => ({ ...question, difficulty: 'Easy' as const }));
        const places = drawQuestions(alike, count, number);
        const ofPlace = (leafId: number) => places.filter((question) => question.leafId === leafId).length;
        for (const { leafId } of alike.filter(({ id }) => !places.some((question) => question.id === id))) {
          for (const { leafId: other } of places) expect(ofPlace(other) - 1).toBeLessThanOrEqual(ofPlace(leafId));
        }
      }),
    );
  });

  test('spreads over difficulties and puts easy ones first', () => {
    const difficulties = ['Easy', 'Medium', 'Hard'] as const;
    const pool = Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      topicId: (index % 2) + 1,
      leafId: (index % 2) + 1,
      difficulty: difficulties[index % 3] as TestCandidate['difficulty'],
      marks: 5,
      idea: `idea-${index}`,
      calculatorAllowed: true,
      seen: false,
    }));
    for (let number = 0; number < 50; number++) {
      const drawn = drawQuestions(pool, 20, number);
      expect(countBy(drawn, ({ difficulty }) => difficulty).toSorted()).toEqual([6, 7, 7]);
      const ranks = drawn.map(({ difficulty }) => difficulties.indexOf(difficulty));
      expect(ranks).toEqual(ranks.toSorted());
    }
  });

  test('takes two variants of an item family only if no other family is left', () => {
    fc.assert(
      fc.property(variants, size, seed, (pool, count, number) => {
        const drawn = drawQuestions(pool, count, number);
        const ideas = new Set(drawn.map(({ idea }) => idea)).size;
        expect(ideas).toBe(Math.min(count, new Set(pool.map(({ idea }) => idea)).size));
      }),
    );
  });

  test('has one mark a minute, give or take a fifth, if exchanges can achieve it, and stays without variants', () => {
    const marked = fc.array(fc.tuple(candidate, fc.integer({ min: 1, max: 16 })), { minLength: 80, maxLength: 120 });
    const pools = marked.map((list) =>
      list.map(
        ([item, marks], index): TestCandidate => ({ ...item, marks, id: index + 1, idea: `idea-${index % 60}`, seen: false }),
      ),
    );
    fc.assert(
      fc.property(pools, fc.constantFrom([5, 30], [10, 60], [20, 120]), seed, (pool, [count = 0, minutes = 0], number) => {
        const drawn = drawQuestions(pool, count, number, { minutes });
        const marks = drawn.reduce((sum, question) => sum + question.marks, 0);
        expect(Math.abs(marks - minutes)).toBeLessThanOrEqual(0.2 * minutes);
        expect(new Set(drawn.map(({ idea }) => idea)).size).toBe(count);
      }),
    );
  });

  test('goes as near to the minutes as the bank allows, and no further from them than without the wish', () => {
    fc.assert(
      fc.property(variants, size, seed, (pool, count, number) => {
        const off = (questions: readonly TestCandidate[]) => Math.abs(questions.reduce((sum, { marks }) => sum + marks, 0) - 60);
        const wished = drawQuestions(pool, count, number, { minutes: 60 });
        expect(off(wished)).toBeLessThanOrEqual(off(drawQuestions(pool, count, number)));
        expect(wished).toHaveLength(Math.min(count, pool.length));
      }),
    );
  });

  test('is of one mode where a mode has ideas enough', () => {
    fc.assert(
      fc.property(variants, size, seed, (pool, count, number) => {
        const inOneTopic = pool.map((one) => ({ ...one, topicId: 1 }));
        const enough = [true, false].filter(
          (mode) => new Set(pool.filter((one) => one.calculatorAllowed === mode).map(({ idea }) => idea)).size >= count,
        );
        const drawn = drawQuestions(inOneTopic, count, number, { oneMode: true });
        expect(drawn).toHaveLength(Math.min(count, pool.length));
        if (enough.length === 0) return;
        const modes = new Set(drawn.map(({ calculatorAllowed }) => calculatorAllowed));
        expect(modes.size).toBe(1);
        expect(enough).toContain([...modes][0]);
      }),
      { numRuns: 400 },
    );
  });

  test('is of the one mode or the other by chance where both have ideas enough', () => {
    const item = { topicId: 1, leafId: 1, difficulty: 'Easy' as const, marks: 5, seen: false };
    const pool = Array.from({ length: 40 }, (_, index): TestCandidate => {
      return { ...item, id: index + 1, idea: `idea-${index}`, calculatorAllowed: index % 2 === 0 };
    });
    const draws = Array.from({ length: 40 }, (_, number) => drawQuestions(pool, 10, number, { oneMode: true }));
    expect(new Set(draws.map((drawn) => drawn[0]?.calculatorAllowed)).size).toBe(2);
  });

  test('is of both modes where one of them would leave a topic out', () => {
    const item = { leafId: 1, difficulty: 'Easy' as const, marks: 5, seen: false };
    const pool = Array.from(
      { length: 20 },
      (_, index): TestCandidate => ({
        ...{ ...item, id: index + 1, idea: `idea-${index}` },
        ...{ topicId: (index % 2) + 1, calculatorAllowed: index % 2 === 0 },
      }),
    );
    const drawn = drawQuestions(pool, 10, 7, { oneMode: true });
    expect(countBy(drawn, ({ topicId }) => topicId)).toEqual([5, 5]);
  });

  test('gives every question its chance', () => {
    const pool = Array.from(
      { length: 20 },
      (_, index): TestCandidate => ({
        ...{ id: index + 1, idea: `idea-${index}`, topicId: 1, leafId: 1 },
        ...{ difficulty: 'Easy', marks: 5, calculatorAllowed: true, seen: false },
      }),
    );
    const times = new Map<number, number>();
    for (let number = 0; number < 2_000; number++) {
      for (const { id } of drawQuestions(pool, 5, number)) times.set(id, (times.get(id) ?? 0) + 1);
    }
    // 500 expected each; five standard deviations are below 100.
    for (const { id } of pool) expect(Math.abs((times.get(id) ?? 0) - 500)).toBeLessThan(100);
  });
});
