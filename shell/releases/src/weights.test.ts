import { describe, expect, it } from 'vitest';
import { overBudget } from './rules.ts';

describe('a build and its budget', () => {
  it('fit as long as nothing weighs more than it may', () => {
    expect(overBudget({ name: 'mfe-x', weights: { start: { kib: 20, budget: 20 } } })).toEqual([]);
  });

  it('do not fit when a part has grown, and its name and how much is said', () => {
    const weights = { start: { kib: 10, budget: 20 }, '/x/:id': { kib: 41.25, budget: 40 } };
    expect(overBudget({ name: 'mfe-x', weights })).toEqual([
      'The page /x/:id of mfe-x weighs 41.25 KiB, 1.3 more than its budget of 40.',
    ]);
  });

  it('fit when the build is of a time before budgets', () => {
    expect(overBudget({ name: 'mfe-x' })).toEqual([]);
  });
});
