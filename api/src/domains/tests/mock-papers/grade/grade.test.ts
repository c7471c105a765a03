import { BOUNDARIES, gradeAt, type Scale } from '@api/contract/grade-boundaries';
import { randomFrom } from '@api/drawing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionMarks } from '../../timed-tests/index.ts';
import { gradeOf } from './grade.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 200 });

/** Questions of 8 marks each, with the marks obtained. */
const paper = (obtained: readonly number[], by: QuestionMarks['by'] = 'teacher'): QuestionMarks[] =>
  obtained.map((marks) => ({ marks: 8, marked: 8, obtained: marks, by }));
const unmarked: QuestionMarks = { marks: 8, marked: 0, obtained: 0, by: 'nobody' };
const even = (count: number, marks: number) => paper(Array.from({ length: count }, () => marks));

const anyPaper = fc
  .array(fc.record({ marks: fc.integer({ min: 1, max: 20 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((questions) =>
    questions.map(
      ({ marks, share }): QuestionMarks => ({ marks, marked: marks, obtained: Math.round(marks * share), by: 'self' }),
    ),
  );

describe('a grade', () => {
  it('is read from the boundaries', () => {
    expect([0, 15.9, 16, 51.9, 52, 75.9, 76, 100].map((score) => gradeAt('maths', score))).toEqual([1, 1, 2, 4, 5, 6, 7, 7]);
    expect(gradeOf(even(10, 5), 'maths')).toMatchObject({ marks: 80, marked: 80, obtained: 50, score: 62.5 });
    expect(gradeOf(even(10, 5), 'maths').grade).toEqual({ grade: 5, low: 4, high: 6 });
    expect(gradeOf(even(10, 5), 'maths').boundaries).toEqual([
      { grade: 7, from: 76 },
      { grade: 6, from: 64 },
      { grade: 5, from: 52 },
      { grade: 4, from: 40 },
      { grade: 3, from: 28 },
      { grade: 2, from: 16 },
      { grade: 1, from: 0 },
    ]);
  });

  it('is not shown before three quarters of the marks are given', () => {
    const early = gradeOf([...even(7, 5), unmarked, unmarked, unmarked], 'maths');
    expect(early).toMatchObject({ grade: null, score: null, uncertainty: null, marked: 56, needed: 60 });
    expect(gradeOf([...even(8, 5), unmarked, unmarked], 'maths').grade).not.toBeNull();
    expect(gradeOf([], 'maths').grade).toBeNull();
  });

  it('lies within its range, on the scale', () => {
    fc.assert(
      fc.property(anyPaper, fc.constantFrom<Scale>('maths', 'science', 'choice'), (questions, scale) => {
        const { grade } = gradeOf(questions, scale);
        expect(grade?.low).toBeGreaterThanOrEqual(1);
        expect(grade?.low).toBeLessThanOrEqual(grade?.grade ?? 0);
        expect(grade?.grade).toBeLessThanOrEqual(grade?.high ?? 0);
        expect(grade?.high).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('has boundaries that rise', () => {
    for (const boundaries of Object.values(BOUNDARIES)) expect([...boundaries]).toEqual(boundaries.toSorted((a, b) => a - b));
  });
});

describe('its uncertainty', () => {
  const of = (questions: readonly QuestionMarks[]) => gradeOf(questions, 'maths').uncertainty;

  it('falls with the number of questions, and never to nothing', () => {
    expect(of(even(40, 5))?.all).toBeLessThan(of(even(10, 5))?.all ?? 0);
    // Four times the questions, half of it.
    expect((of(even(10, 5))?.questions ?? 0) / (of(even(40, 5))?.questions ?? 1)).toBeCloseTo(2, 1);
    expect(of(even(10, 8))?.all).toBeGreaterThan(0);
    expect(of(even(10, 0))?.all).toBeGreaterThan(0);
  });

  it('counts what is not marked, and marking oneself', () => {
    const whole = of(even(10, 5));
    const partly = of([...even(8, 5), unmarked, unmarked]);
    const self = of(even(10, 5).map((question): QuestionMarks => ({ ...question, by: 'self' })));
    expect(whole).toMatchObject({ unmarked: 0, self_marked: 0 });
    expect(partly?.unmarked).toBeGreaterThan(0);
    expect(partly?.all).toBeGreaterThan(whole?.all ?? 0);
    expect(self?.self_marked).toBeCloseTo(7.7, 1);
    expect(self?.all).toBeGreaterThan(whole?.all ?? 0);
  });

  it('is made of parts whose squares add up', () => {
    const mixed = of([...paper([8, 6, 4, 2, 8, 6, 4, 2], 'self'), unmarked, unmarked]);
    const parts = Math.hypot(mixed?.questions ?? 0, mixed?.unmarked ?? 0, mixed?.self_marked ?? 0);
    expect(mixed?.all).toBeCloseTo(parts, 0);
  });

  /** Learners of a known ability take papers: how often is the score of the next paper within the range? */
  it('is about right for simulated learners', () => {
    const chance = randomFrom(7);
    /** A question of 8 marks whose marks hang together: the day's form moves all of them. */
    const sit = (ability: number) => {
      const form = Math.min(1, Math.max(0, ability + (chance() + chance() - 1) * 0.6));
      return Array.from({ length: 8 }, () => Number(chance() < form)).reduce((all, mark) => all + mark, 0);
    };
    let within = 0;
    const rounds = 300;
    for (let round = 0; round < rounds; round++) {
      const ability = 0.3 + 0.5 * chance();
      const first = gradeOf(paper(Array.from({ length: 10 }, () => sit(ability))), 'maths');
      if (Math.abs((first.score ?? 0) - 100 * ability) <= (first.uncertainty?.all ?? 0)) within += 1;
    }
    expect(within / rounds).toBeGreaterThan(0.72);
    expect(within / rounds).toBeLessThan(0.95);
  });
});
