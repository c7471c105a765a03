import type { ResponseOf } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost } from '@shell/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PostFeedback } from './PostFeedback.tsx';

type Stored = ResponseOf<'PUT /content/blog-posts/:slug/feedback'>;
const CALL = 'PUT /content/blog-posts/:slug/feedback';
/** An API that returns what it was given. */
const storing: Answers = {
  [CALL]: (request: unknown) => {
    const { helpful, words = '' } = (request as { body: { helpful: boolean; words?: string } }).body;
    return { helpful, words: words.trim(), updated_at: '2026-11-22T10:00:00Z' } satisfies Stored;
  },
};
const show = (answers: Answers = storing) => renderWithHost(<PostFeedback slug="moles" />, { answers });

beforeEach(() => localStorage.clear());

it('keeps the choice at once, then the words, and shows both at the next visit', async () => {
  const { calls, unmount, container } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/Thank you! You can change/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.change(screen.getByLabelText(/What helped you most/), { target: { value: 'The table' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you! Your words are with us.')).toBeVisible();
  const bodies = calls.requests.map(({ request }) => (request as { body: { visitor: string; words: string } }).body);
  expect(new Set(bodies.map(({ visitor }) => visitor)).size).toBe(1);
  expect(bodies.map(({ words }) => words)).toEqual(['', 'The table']);
  await expectAccessible(container);
  unmount();

  show();
  expect(await screen.findByLabelText(/What helped you most/)).toHaveValue('The table');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByLabelText(/What was missing/)).toHaveValue('The table');
});

it('says what went wrong and keeps what was written', async () => {
  show({
    [CALL]: () => Promise.reject(new ApiError(429, 'too_many_requests', 'Too often. Try again in 5 minutes')),
  });
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Too often. Try again in 5 minutes')).toBeVisible();
  expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'false');
});

it.each(['', 'null', '{"visitor":7}', '[]', '{'])('starts again where the store holds %j', async (stored) => {
  localStorage.setItem('blog-feedback', stored);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/Thank you/)).toBeVisible();
});
