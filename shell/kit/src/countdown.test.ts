import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { clocksDisagree, formatSeconds, secondsLeft, useSecondsLeft } from './countdown.ts';

const hour = 3_600_000;

fc.configureGlobal({ seed: 20_261_121 });

describe('the time that is left', () => {
  it('is the difference to the server’s time, whatever the client’s calendar says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 * hour }),
        fc.integer({ min: 0, max: 3 * hour }),
        fc.nat(),
        (left, passed, readAt) => {
          const serverTime = Date.UTC(2026, 10, 21);
          const reading = { deadline: serverTime + left, serverTime, readAt };
          expect(secondsLeft(reading, readAt + passed)).toBe(Math.max(0, Math.ceil((left - passed) / 1000)));
        },
      ),
    );
  });

  it('counts the last second until it is over, and never below nothing', () => {
    const reading = { deadline: 10_000, serverTime: 0, readAt: 500 };
    expect([500, 1_499, 1_500, 10_499, 10_500, 99_999].map((now) => secondsLeft(reading, now))).toEqual([10, 10, 9, 1, 0, 0]);
  });

  it('is nothing to speak of in untimed practice', () => {
    expect(secondsLeft({ deadline: null, serverTime: 0, readAt: 0 }, hour)).toBeNull();
  });

  it('passes on the page, and follows a later reading of the server’s time', () => {
    vi.useFakeTimers();
    try {
      const reading = { deadline: 10_000, serverTime: 0, readAt: performance.now() };
      const { result, rerender } = renderHook(useSecondsLeft, { initialProps: reading });
      expect(result.current).toBe(10);
      act(() => vi.advanceTimersByTime(1_000));
      expect(result.current).toBe(9);
      rerender({ ...reading, serverTime: 5_000, readAt: performance.now() });
      expect(result.current).toBe(5);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads HH:MM:SS', () => {
    expect([0, 59, 60, 3_599, 3_600, 7_325, 10_800].map(formatSeconds)).toEqual([
      '00:00:00',
      '00:00:59',
      '00:01:00',
      '00:59:59',
      '01:00:00',
      '02:02:05',
      '03:00:00',
    ]);
  });

  it('is requested again after sleep and after a change of the calendar', () => {
    expect(clocksDisagree(1_000, 1_400)).toBe(false);
    expect(clocksDisagree(1_000, 60_000)).toBe(true);
    expect(clocksDisagree(1_000, -2 * hour)).toBe(true);
  });
});
