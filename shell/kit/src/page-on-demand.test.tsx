import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { HostContext } from './host-context.tsx';
import { pageOnDemand } from './page-on-demand.tsx';
import { createTestHost, renderWithHost } from './testing.tsx';

afterEach(() => vi.restoreAllMocks());

const Text = ({ text }: { text: string }) => <h1>{text}</h1>;
const shown = (Page: ComponentType<{ text: string }>) => (
  <Suspense fallback={<p>Soon</p>}>
    <Page text="The page" />
  </Suspense>
);

it('shows the page once its code is there', async () => {
  const load = vi.fn(async () => Text);
  const Page = pageOnDemand(load);
  await act(async () => void renderWithHost(shown(Page)));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says so where the code does not come, and asks for it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => Text).mockRejectedValueOnce(new Error('gone'));
  const Page = pageOnDemand(load);
  const { host, calls } = createTestHost();
  await act(async () => void render(<HostContext value={host}>{shown(Page)}</HostContext>));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(calls.failures).toMatchObject([{ name: 'PageCodeMissingError', cause: { message: 'gone' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves what the page itself throws to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Page = pageOnDemand<{ text: string }>(async () => () => {
    throw new Error('a fault of the page');
  });
  await expect(act(async () => void renderWithHost(shown(Page)))).rejects.toThrow('a fault of the page');
});
