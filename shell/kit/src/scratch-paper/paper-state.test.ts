import type { ScratchPage } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { EMPTY_PAGE, unsavedPages } from './paper.ts';
import {
  afterChange,
  afterConflict,
  afterFailure,
  afterReading,
  afterSaving,
  otherVersion,
  type PaperState,
} from './paper-state.ts';

const typed = (notes: string, state: PaperState = 'saving') => ({ paper: { 2: { ...EMPTY_PAGE, notes } }, state });

describe('a change', () => {
  it.each<[PaperState, PaperState]>([
    ['saved', 'saving'],
    [{ refused: 'Too many' }, 'saving'],
    ['saving', 'saving'],
    ['loading', 'loading'],
    ['device', 'device'],
    ['nowhere', 'nowhere'],
  ])('of a paper that is %j makes it %j', (before, after) => {
    expect(afterChange(typed('x', before), 2, { notes: 'x = 2' })).toEqual(typed('x = 2', after));
  });

  it('is of one page, and of that alone which it names', () => {
    const stroke = { id: 'a', colour: 'ink' as const, points: [1, 1, 50] };
    const { paper } = afterChange(typed('x'), 1, { strokes: [stroke] });
    expect(paper).toEqual({ 1: { ...EMPTY_PAGE, strokes: [stroke] }, 2: { ...EMPTY_PAGE, notes: 'x' } });
  });
});

it('is saved once it is read, or on its way where something here is not there', () => {
  const there = { page: 2, strokes: [], notes: 'x', revision: 4, updated_at: '2026-11-22T12:00:00Z' };
  expect(afterReading(typed('x', 'loading'), [there])).toMatchObject({
    paper: { 2: { notes: 'x', revision: 4 } },
    state: 'saved',
  });
  expect(afterReading(typed('x', 'device'), [])).toMatchObject({ paper: { 2: { notes: 'x' } }, state: 'saving' });
});

describe('an attempt to save a page', () => {
  it('that succeeds leaves to be sent what has changed meanwhile', () => {
    const sent = typed('x').paper[2];
    expect(unsavedPages(afterSaving(typed('x'), 2, sent, 4).paper)).toEqual([]);
    const { paper, state } = afterSaving(typed('x = 2'), 2, sent, 4);
    // The base holds content alone: else each save would contain all before.
    expect(paper[2]).toEqual({ strokes: [], notes: 'x = 2', base: { strokes: [], notes: 'x' }, revision: 4 });
    expect([unsavedPages(paper), state]).toEqual([[2], 'saving']);
  });

  it('that finds another version sends both together, or what is here where the other was thrown away', () => {
    const failed = (stored: Partial<ScratchPage> | null) => {
      const error = new ApiError(409, 'scratch_page_changed', 'Changed', [], { stored });
      return afterConflict(typed('mine'), 2, otherVersion(error)?.page ?? null);
    };
    const both = failed({ strokes: [], notes: 'theirs', revision: 5 });
    expect(both).toMatchObject({
      work: { paper: { 2: { notes: 'theirs\n\nmine', revision: 5 } }, state: 'saving' },
      outcome: 'more',
    });
    expect(failed(null)).toMatchObject({ work: typed('mine'), outcome: 'more' });
    expect(otherVersion(new ApiError(409, 'another_conflict', 'Changed', [], { stored: null }))).toBeNull();
  });

  it.each([400, 404, 422, 499])('that is refused with status %i is not made again by itself', (status) => {
    const failed = afterFailure(typed('x'), new ApiError(status, 'invalid_input', 'You keep very many pages'));
    expect(failed).toEqual({ work: typed('x', { refused: 'You keep very many pages' }), outcome: 'refused' });
  });

  it.each([
    new ApiError(0, 'offline', 'The server cannot be reached.'),
    new ApiError(429, 'too_many_requests', 'Take a break'),
    new ApiError(503, 'unavailable', 'Try again in a moment'),
    new TypeError('An answer of another shape'),
  ])('that meets with “%s” leaves it on the device, and is made again', (error) => {
    expect(afterFailure(typed('x'), error)).toEqual({ work: typed('x', 'device'), outcome: 'no-answer' });
  });
});
