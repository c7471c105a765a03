import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteLoad, USUAL_LOAD_MS, useSlowLoads } from '../api/slow-loads.ts';
import { SlowLoad } from './SlowLoad.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  useSlowLoads.setState({ count: 0 });
});
afterEach(() => vi.useRealTimers());

const note = () => screen.queryByText(/longer than usual/);

function show(outline: boolean) {
  render(
    <>
      {outline && <div role="status" aria-busy="true" />}
      <SlowLoad />
    </>,
  );
  let answer = () => {};
  const load = noteLoad(new Promise<void>((resolve) => (answer = resolve)));
  return async () => {
    answer();
    await act(() => load);
  };
}

it('says after three seconds that a page still loads, and nothing any more once it is there', async () => {
  const answer = show(true);
  act(() => vi.advanceTimersByTime(USUAL_LOAD_MS - 1));
  expect(note()).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(note()).toBeVisible();
  await answer();
  expect(note()).toBeNull();
});

it('says nothing of what is fetched behind a page that is there, nor of a load that failed in time', async () => {
  show(false);
  act(() => vi.advanceTimersByTime(60_000));
  expect(note()).toBeNull();
  useSlowLoads.setState({ count: 0 });
  await expect(noteLoad(Promise.reject(new Error('Refused')))).rejects.toThrow('Refused');
  act(() => vi.advanceTimersByTime(60_000));
  expect(useSlowLoads.getState().count).toBe(0);
});
