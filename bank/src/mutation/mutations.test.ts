import { deal } from 'api/seed/deal';
import { expect, it } from 'vitest';
import { writeVariants } from '../bank-rules.ts';
import { templates } from '../courses/index.ts';
import { mutate, type Outcome, tally } from './mutations.ts';

/** One template in so many, the same ones whatever is written beside them: all of them are `npm run check:bank`. */
const EVERY = 25;
/** Of wrong results and wrong numbers in short answers some still pass: lower this where they are caught, never raise it. */
const RESULTS_PASSING = 0.08;
const ANSWERS_PASSING = 0.2;

it('planted faults are noticed', () => {
  const outcomes: Outcome[] = [];
  for (const template of templates) {
    const [first] =
      deal(template.key, EVERY) === 0 ? writeVariants({ ...template, variants: template.variants.slice(0, 1) }) : [];
    if (first) outcomes.push(...mutate(template, first));
  }
  const counts = tally(outcomes);
  for (const kind of ['key', 'unit', 'option', 'swapped parts', 'marks'] as const) {
    expect(counts[kind]?.planted, kind).toBeGreaterThan(0);
    const passed = outcomes.filter((one) => one.kind === kind && !one.caught);
    expect(passed, kind).toEqual([]);
  }
  const share = (kind: 'result' | 'printed answer') => (counts[kind]?.passed ?? 1) / (counts[kind]?.planted || 1);
  expect(share('result')).toBeLessThanOrEqual(RESULTS_PASSING);
  expect(share('printed answer')).toBeLessThanOrEqual(ANSWERS_PASSING);
});
