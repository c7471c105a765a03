import { seededIndex } from '@api/drawing';
import { expect, it } from 'vitest';
import { templates } from '../courses/index.ts';
import { mutate, tally } from './mutations.ts';

/** One template in so many, the same ones whatever is written beside them: all of them are `npm run plant-faults -w bank`. */
const EVERY = 25;
/** Of wrong results some still pass: lower this where they are caught, never raise it. */
const RESULTS_PASSING = 0.05;
/** Lists that no key asks for, and names with numbers in them. */
const ANSWERS_PASSING = 0.01;

it('planted faults are noticed', () => {
  const outcomes = templates.filter(({ key }) => seededIndex(key, EVERY) === 0).flatMap(mutate);
  const counts = tally(outcomes);
  for (const kind of ['key', 'unit', 'option', 'swapped parts', 'marks'] as const) {
    expect(counts[kind].planted, kind).toBeGreaterThan(0);
    const passed = outcomes.filter((one) => one.kind === kind && one.outcome === 'passed');
    expect(passed, kind).toEqual([]);
  }
  expect(counts.result.passed / counts.result.planted).toBeLessThanOrEqual(RESULTS_PASSING);
  expect(counts['printed answer'].passed / counts['printed answer'].planted).toBeLessThanOrEqual(ANSWERS_PASSING);
});
