import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PrintButton } from './PrintButton.tsx';

const user = sampleUser();
const saved: string[] = [];
const answers = { 'GET /api/test/:slug/paper': () => new File(['%PDF'], 'my-test.pdf', { type: 'application/pdf' }) };

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:paper';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

it('prints the questions; the answers only of a test that is over', async () => {
  const { calls, container, unmount } = renderWithHost(<PrintButton slug="my-test" />, { answers, user });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Questions with room for working',
    'Questions only',
  ]);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Questions with room for working' }));
  await waitFor(() => expect(saved).toEqual(['my-test.pdf']));
  expect(calls.requests[0]?.request).toEqual({ params: { slug: 'my-test' }, query: { space: 'lines' } });
  unmount();

  const over = renderWithHost(<PrintButton slug="my-test" attempted />, { answers, user });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Questions and answers' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(over.calls.requests[0]?.request).toEqual({ params: { slug: 'my-test' }, query: { with: 'answers', space: 'none' } });
});

it('says what went wrong', async () => {
  const refused = {
    'GET /api/test/:slug/paper': () => {
      throw new ApiError(503, 'printing_too_long', 'This took too long to print.');
    },
  };
  const { calls } = renderWithHost(<PrintButton slug="my-test" />, { answers: refused, user });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Questions only' }));
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'This took too long to print.' }]));
  expect(saved).toEqual([]);
});
