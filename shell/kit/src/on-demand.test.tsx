import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDemand } from './on-demand.tsx';
import { renderWithHost } from './testing.tsx';

const Dialog = ({ name }: { name: string }) => <p>{name}</p>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('leaves the page as it is while its code does not come, says so, and tries until it does', async () => {
  const load = vi
    .fn(async () => Dialog)
    .mockRejectedValueOnce(new Error('chunk'))
    .mockRejectedValueOnce(new Error('chunk'));
  const Part = onDemand(load, { waiting: <p>Soon</p> });
  const page = (
    <>
      <h1>The page</h1>
      <Part name="The dialog" />
    </>
  );
  const { calls, unmount } = renderWithHost(page);
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(screen.getByText('Soon')).toBeVisible();
  expect(calls.notices).toMatchObject([{ tone: 'error', text: /has not loaded yet/ }]);

  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('The dialog')).toBeNull();
  await act(async () => void vi.advanceTimersByTime(3_000));
  expect(screen.getByText('The dialog')).toBeVisible();
  expect(screen.queryByText('Soon')).toBeNull();

  unmount();
  renderWithHost(<Part name="At once" />);
  expect(screen.getByText('At once')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
