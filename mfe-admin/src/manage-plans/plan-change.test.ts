import type { StaffPlan } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { type PlanDraft, readDraft } from './ChangePlanDialog.tsx';

const DRAFT: PlanDraft = { price: '9', tests: '30', questions: '', lines: ' One \n\nTwo', from: '', reason: ' Costs ' };
const read = (changes: Partial<PlanDraft> = {}, plan: StaffPlan['plan'] = 'platinum') =>
  readDraft({ ...DRAFT, ...changes }, { plan, latest: 4 }, Date.parse('2026-11-22T12:00:00Z'));

it('reads a change as it is typed', () => {
  const terms = { price: 900, tests_per_month: 30, questions_per_month: null, details: ['One', 'Two'] };
  expect(read().change).toEqual({ ...terms, latest: 4, effective_from: null, reason: 'Costs' });
  expect(read().faults).toEqual({});
});

describe('a change is not ready', () => {
  it.each<[keyof PlanDraft, string]>([
    ['price', 'nine'],
    ['price', '0'],
    ['tests', 'many'],
    ['questions', '-1'],
    ['lines', ' \n '],
    ['lines', 'line\n'.repeat(9)],
    ['from', '2026-11-21T12:00'],
  ])('with %s %j, which is said at the field', (field, typed) => {
    const { change, faults } = read({ [field]: typed });
    expect(change).toBeNull();
    expect(Object.keys(faults)).toEqual([field]);
  });

  it('without a reason, without showing an error yet', () => {
    expect(read({ reason: 'ab ' })).toMatchObject({ change: null, faults: {} });
  });
});

it('leaves the free plan free', () => {
  expect(read({ price: '12' }, 'free').change).toMatchObject({ price: 0 });
});
