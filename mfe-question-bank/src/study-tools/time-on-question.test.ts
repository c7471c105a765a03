import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTimed, secondsOn, takeSeconds, useTimeOn } from './time-on-question.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function look(hidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the time on a question', () => {
  it('counts while it is on the page and the page is seen, and continues when it comes back', () => {
    const first = renderHook(() => useTimeOn(901));
    vi.advanceTimersByTime(5_400);
    expect(secondsOn(901)).toBe(5);
    look(true);
    vi.advanceTimersByTime(60_000);
    look(false);
    vi.advanceTimersByTime(2_000);
    expect(secondsOn(901)).toBe(7);
    first.unmount();
    vi.advanceTimersByTime(60_000);
    expect([secondsOn(901), isTimed(901)]).toEqual([7, false]);
    renderHook(() => useTimeOn(901));
    vi.advanceTimersByTime(1_000);
    expect(secondsOn(901)).toBe(8);
  });

  it('is taken by each attempt as far as none before it has', () => {
    renderHook(() => useTimeOn(902));
    expect(isTimed(902)).toBe(true);
    vi.advanceTimersByTime(30_000);
    expect(takeSeconds(902)).toBe(30);
    vi.advanceTimersByTime(12_000);
    expect([takeSeconds(902), takeSeconds(902), secondsOn(902)]).toEqual([12, 0, 42]);
  });

  it('is a day at most, as the server takes it', () => {
    renderHook(() => useTimeOn(903));
    vi.advanceTimersByTime(90_000_000);
    expect(takeSeconds(903)).toBe(86_400);
  });
});
