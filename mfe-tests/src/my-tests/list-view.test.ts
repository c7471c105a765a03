import type { Test } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { readListView, testsInView, writeListView } from './list-view.ts';

const test = (slug: string, changes: Partial<Test>) =>
  ({
    slug,
    status: 'completed',
    percentage: null,
    duration: 30,
    subject: { slug: 'math-aa-sl', subject_name: 'Maths AA SL' },
    ...changes,
  }) as Test;
const tests = [
  test('old', { created_at: '2026-09-01T08:00:00Z', percentage: 40 }),
  test('new', { created_at: '2026-11-01T08:00:00Z', status: 'not_started' }),
  test('mid', {
    created_at: '2026-10-01T08:00:00Z',
    percentage: 80,
    subject: { slug: 'physics-hl', subject_name: 'Physics HL' } as Test['subject'],
  }),
];
const slugs = (address: string) => testsInView(tests, readListView(new URLSearchParams(address))).map(({ slug }) => slug);

describe('the list of tests', () => {
  it('shows the newest first unless told', () => {
    expect(slugs('')).toEqual(['new', 'mid', 'old']);
  });

  it('sorts by marks either way, tests without marks last', () => {
    expect(slugs('sortBy=percentage&sortOrder=desc')).toEqual(['mid', 'old', 'new']);
    expect(slugs('sortBy=percentage&sortOrder=asc')).toEqual(['old', 'mid', 'new']);
  });

  it('filters by status and subject', () => {
    expect(slugs('status=completed')).toEqual(['mid', 'old']);
    expect(slugs('status=completed&subject=physics-hl')).toEqual(['mid']);
  });

  it('leaves out what an address does not mean', () => {
    expect(slugs('status=lost&sortBy=colour')).toEqual(['new', 'mid', 'old']);
  });

  it('writes what it reads', () => {
    for (const address of ['', 'status=running&subject=physics-hl', 'sortBy=duration&sortOrder=asc']) {
      expect(String(writeListView(readListView(new URLSearchParams(address))))).toBe(address);
    }
  });
});
