import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createDataCache } from './data-cache.ts';

/** How often a page asks until it is told that its call has failed. */
async function callsUntilFailed(error: Error): Promise<number> {
  const call = vi.fn(() => Promise.reject(error));
  const observer = new QueryObserver(createDataCache(), { queryKey: ['call'], queryFn: call, retryDelay: 0 });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  stop();
  return call.mock.calls.length;
}

it('asks twice more where no answer came', async () => {
  expect(await callsUntilFailed(new ApiError(0, 'offline', 'Not reached'))).toBe(3);
});

it('does not wait once more for what was waited for to the end', async () => {
  expect(await callsUntilFailed(new ApiError(0, 'too_slow', 'Too slow'))).toBe(1);
});

it.each([500, 503, 404, 403])('takes the answer %i for final', async (status) => {
  expect(await callsUntilFailed(new ApiError(status, 'unexpected', 'No'))).toBe(1);
});

it('takes a fault of the page itself for final', async () => {
  expect(await callsUntilFailed(new TypeError('x is undefined'))).toBe(1);
});
