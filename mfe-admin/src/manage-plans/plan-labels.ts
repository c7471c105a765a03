import type { PlanVersion, StaffPlan } from '@api/contract';
import { HIGHEST_ALLOWANCE } from '@api/contract/limits';
import { dollars } from '@shell/kit/order-labels';
import { grouped } from '../staff-area/formats.ts';

export const priceWords = ({ price }: Pick<PlanVersion, 'price'>, { billingCycle }: Pick<StaffPlan, 'billingCycle'>) =>
  price === 0 ? 'Free' : `${dollars(price)} ${billingCycle === 'yearly' ? 'a year' : 'a month'}`;

/** `30 tests, 100 questions a month`. */
export function limitWords({ tests_per_month: tests, questions_per_month: questions }: PlanVersion): string {
  const count = (limit: number | null, noun: string) => `${limit === null ? 'any number of' : grouped(limit)} ${noun}`;
  return `${count(tests, 'tests')}, ${count(questions, 'questions')} a month`;
}

/** `9` or `9.50`. */
export const typedOf = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** Empty means none; undefined if it is no number. */
export function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  return /^\s*\d{1,6}\s*$/.test(typed) && Number(typed) <= HIGHEST_ALLOWANCE ? Number(typed) : undefined;
}
