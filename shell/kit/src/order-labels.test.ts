import { expect, it } from 'vitest';
import { dollars, purchaseLabel } from './order-labels.ts';

it('shows dollars without empty cents', () => expect([dollars(900), dollars(750)]).toEqual(['$9', '$7.50']));

it('names what was bought, as far as it is known', () => {
  expect(purchaseLabel({ type: 'grading', plan: null, billing_cycle: null })).toBe('Grading of a test');
  expect(purchaseLabel({ type: 'subscription', plan: 'Platinum Plan', billing_cycle: 'yearly' })).toBe('Platinum Plan, yearly');
  expect(purchaseLabel({ type: 'subscription', plan: null, billing_cycle: null })).toBe('Subscription');
});
