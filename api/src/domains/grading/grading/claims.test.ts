import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../http/caller.ts';
import { canClaim, freeAt, isMine, requireOwnClaim } from './claims.ts';
import type { GradingRow } from './gradings.queries.ts';

const grader = (userId: number) => ({ signedIn: true, userId, roleId: 2, staff: true }) as SignedIn;
const [ada, ben] = [grader(1), grader(2)];
const CLAIMED = new Date('2026-11-23T09:00:00.000Z');
const sheet = (changes: Partial<GradingRow>) =>
  ({ state: 'paid', claimed_by: null, claimed_at: null, touched_at: null, markers: [], ...changes }) as GradingRow;
const RULES = { ANONYMOUS_MARKING: 'off', SECOND_MARKING: 'off' } as const;
const claimed = sheet({ state: 'claimed', claimed_by: 1, claimed_at: CLAIMED, claimer: { id: 1, name: 'Ada' } });
const later = (hours: number) => new Date(CLAIMED.getTime() + hours * 3_600_000);

describe('a sheet that waits', () => {
  test('is open to every teacher to claim, and to none to write on', () => {
    expect(canClaim(sheet({}), ada, CLAIMED, RULES)).toBe(true);
    expect(freeAt(sheet({}))).toBeNull();
    expect(() => requireOwnClaim(sheet({}), ada)).toThrow(expect.objectContaining({ code: 'grading_not_claimed' }));
  });

  test('that was not paid for cannot be claimed', () => {
    expect(canClaim(sheet({ state: 'submitted' }), ada, CLAIMED, RULES)).toBe(false);
  });
});

describe('a claimed sheet', () => {
  test('is written on by who claimed it alone; others hear who that is', () => {
    expect([isMine(claimed, ada), isMine(claimed, ben)]).toEqual([true, false]);
    expect(() => requireOwnClaim(claimed, ada)).not.toThrow();
    const details = {
      claimed_by: { id: 1, name: 'Ada' },
      claimed_at: CLAIMED.toISOString(),
      free_at: freeAt(claimed)?.toISOString(),
    };
    expect(() => requireOwnClaim(claimed, ben)).toThrow(expect.objectContaining({ code: 'grading_claimed', details }));
  });

  test('is free for others once it was left lying for eight working hours, from that moment on', () => {
    const free = freeAt(claimed) as Date;
    expect(free.getTime()).toBeGreaterThanOrEqual(later(8).getTime());
    expect(canClaim(claimed, ben, new Date(free.getTime() - 1), RULES)).toBe(false);
    expect(canClaim(claimed, ben, free, RULES)).toBe(true);
    expect(canClaim(claimed, ada, free, RULES)).toBe(false);
  });

  test('is not left lying while its grader works on it', () => {
    const touched = sheet({ ...claimed, touched_at: later(7) });
    expect((freeAt(touched) as Date).getTime()).toBeGreaterThan((freeAt(claimed) as Date).getTime());
  });
});

test.each(['graded', 'returned'] as const)('a %s sheet can no longer be claimed', (state) => {
  const done = sheet({ ...claimed, state });
  expect([isMine(done, ada), canClaim(done, ben, later(1_000), RULES), freeAt(done)]).toEqual([false, false, null]);
  expect(() => requireOwnClaim(done, ada)).toThrow(expect.objectContaining({ code: 'grading_finished' }));
});
