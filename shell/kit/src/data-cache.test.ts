import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { useApi } from './api-hooks.ts';
import { createDataCache } from './data-cache.ts';
import { defineModule } from './define-module.tsx';
import { createTestHost } from './testing.tsx';

afterEach(() => void vi.useRealTimers());

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

it('asks so for the pages of a module as well', async () => {
  // Timers of the library's retries and of single-spa-react.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const element = document.body.appendChild(document.createElement('div'));
  const { host, calls } = createTestHost();
  const Page = () => (useApi('GET /api/subjects').isError ? 'It has failed' : 'It is on its way');
  const { mount, unmount } = defineModule(Page);
  const props = { name: 'mfe-x', host, domElementGetter: () => element };
  await mount(props);
  expect(element).toHaveTextContent('It is on its way');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => element.textContent).toBe('It has failed');
  expect(calls.requests).toHaveLength(3);
  await unmount(props);
  element.remove();
});
