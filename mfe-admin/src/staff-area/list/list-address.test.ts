import { expect, it } from 'vitest';
import { daysIn, given, isNarrowed, optionIn, pageIn, sortIn, withChange, wordsIn } from './list-address.ts';

const address = (query: string) => new URLSearchParams(query);
const STATES = [{ value: 'paid' }, { value: 'failed' }] as const;

it('reads a page, an option and words, and leaves out what is unknown or empty', () => {
  const query = (search: URLSearchParams) => ({
    ...given({ state: optionIn(search, 'state', STATES), q: wordsIn(search) }),
    page: pageIn(search),
  });
  expect(query(address('page=2&state=paid&q= ada '))).toEqual({ page: '2', state: 'paid', q: 'ada' });
  expect(query(address('state=lost&q= '))).toEqual({ page: '1' });
});

it('goes back to the first page with every change but that of the page', () => {
  expect(withChange(address('page=3&q=ada'), { q: 'bob' }).toString()).toBe('q=bob');
  expect(withChange(address('page=3&q=ada'), { page: '4' }).toString()).toBe('page=4&q=ada');
  expect(withChange(address('q=ada'), { q: null }).toString()).toBe('');
});

it('counts filters, not the page and the order', () => {
  expect(isNarrowed(address('page=2&size=50&sort=name&order=asc'))).toBe(false);
  expect(isNarrowed(address('state=paid'))).toBe(true);
  expect(isNarrowed(address('state=paid'), ['state'])).toBe(false);
});

it('sorts by the first key unless the address names another one', () => {
  const sort = (query: string) => sortIn(address(query), ['created', 'name'], ['created']);
  expect(sort('')).toEqual({ key: 'created', order: 'desc' });
  expect(sort('sort=name')).toEqual({ key: 'name', order: 'asc' });
  expect(sort('sort=lost&order=asc')).toEqual({ key: 'created', order: 'asc' });
});

it('reads days of the reader, the last one to its end', () => {
  expect(daysIn(address('from=2026-11-21&to=2026-11-22'))).toEqual({
    from: new Date(2026, 10, 21).toISOString(),
    to: new Date(2026, 10, 23).toISOString(),
  });
  expect(daysIn(address('from=yesterday&to=2026-13-01'))).toEqual({});
});
