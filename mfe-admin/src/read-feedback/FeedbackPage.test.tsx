import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';

const answer = {
  ...{ id: 1, slug: 'moles', title: 'Moles in three steps', helpful: false, updated_at: '2026-11-20T18:00:00Z' },
  words: 'Too short.\nMore <examples>!',
};
const page = (feedback: (typeof answer)[]) => ({
  posts: feedback.length > 0 ? [{ slug: 'moles', title: 'Moles in three steps', helpful: 12, not_helpful: 3 }] : [],
  feedback,
  ...{ page: 1, pageSize: 20, totalCount: feedback.length },
});
const staff = sampleUser({ role_id: 2 });
const open = (path: string, answers: Answers) => renderWithHost(<Root />, { path, user: staff, answers });

it('shows what was said as it was written, and how often each post was found helpful', async () => {
  const { container } = open('/admin/blog-feedback', { 'GET /api/admin/blog-feedback': () => page([answer]) });
  expect(await screen.findByText(/More <examples>!/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Moles in three steps 12 3/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Moles in three steps' })[0]).toHaveAttribute('href', '/blogs/moles');
  await expectAccessible(container);
});

it('asks for those with words first, and for others on choice', async () => {
  const { calls } = open('/admin/blog-feedback', { 'GET /api/admin/blog-feedback': () => page([answer]) });
  await screen.findByText(/Too short/);
  expect(calls.requests.at(-1)?.request).toEqual({ query: { page: '1', words: 'true' } });
  await userEvent.click(screen.getByRole('radio', { name: 'Not helpful' }));
  await expect.poll(() => calls.requests.at(-1)?.request).toEqual({ query: { page: '1', helpful: 'false' } });
});

it('is exported as CSV, with its filter', async () => {
  const { calls } = open('/admin/blog-feedback?state=not-helpful&page=1', {
    'GET /api/admin/blog-feedback': () => page([answer]),
    'GET /api/admin/blog-feedback/export': () => new File(['Number'], 'feedback.csv') as never,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await expect
    .poll(() => calls.requests.at(-1))
    .toEqual({ name: 'GET /api/admin/blog-feedback/export', request: { query: { helpful: 'false' } } });
});

it('says when there is nothing, and when it did not load', async () => {
  const first = open('/admin/blog-feedback', { 'GET /api/admin/blog-feedback': () => page([]) });
  expect(await screen.findByRole('heading', { name: 'Nobody has written anything yet' })).toBeVisible();
  first.unmount();
  open('/admin/blog-feedback', {});
  expect(await screen.findByRole('heading', { name: 'The feedback did not load' })).toBeVisible();
});
