import { describe, expect, it } from 'vitest';
import { orderQuery } from './order-address.ts';
import { centsOf } from './order-words.ts';

describe('amounts', () => {
  it.each([
    ['9', 900],
    ['$7.5', 750],
    [' 72.00 ', 7200],
    ['0.05', 5],
    ['9.999', null],
    ['-1', null],
    ['', null],
    ['1e3', null],
  ])('reads %j as %s cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));
});

describe('the address', () => {
  it('asks for a page, a state and words', () => {
    expect(orderQuery(new URLSearchParams('page=2&status=paid&q= ada '))).toEqual({ page: '2', status: 'paid', q: 'ada' });
    expect(orderQuery(new URLSearchParams('status=lost&refund=lost'))).toEqual({ page: '1' });
  });
});
