import type { ContactMessage } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const message: ContactMessage = {
  id: 5,
  topic: 'classes',
  text: 'Do you teach chemistry HL?',
  name: 'Maya',
  email: 'maya@example.org',
  created_at: '2026-11-21T09:00:00Z',
  state: 'open',
  account: null,
  replies: [],
  closed: null,
};
const reply = { id: 1, text: 'Yes, we do.', created_at: '2026-11-21T10:00:00Z', by: { id: 2, name: 'Ada Editor' } };
const listOf = (...messages: ContactMessage[]): Answers => ({
  'GET /api/admin/messages': () => ({ messages, page: 1, pageSize: 10, totalCount: messages.length }),
});
const open = (answers: Answers, path = '/admin/messages') =>
  renderWithHost(<Root />, { path, answers, user: sampleUser({ role_id: 2 }) });
const card = () => screen.findByRole('article', { name: 'Maya' });

beforeEach(() => localStorage.clear());

describe('the messages of the contact form', () => {
  it('show who wrote what about what, and ask for what the address names', async () => {
    const { container, calls } = open(listOf(message), '/admin/messages?topic=classes&q=chemistry');
    expect(await card()).toHaveTextContent('Do you teach chemistry HL?');
    expect(await card()).toHaveTextContent('Classes');
    expect(calls.requests).toContainEqual({
      name: 'GET /api/admin/messages',
      request: { query: { page: '1', pageSize: '10', state: 'open', topic: 'classes', q: 'chemistry' } },
    });
    await expectAccessible(container);
  });

  it('are answered by mail and closed with it', async () => {
    const answered = { message: 'Reply sent to maya@example.org', contact_message: message };
    const { calls } = open({ ...listOf(message), 'POST /api/admin/messages/:id/replies': () => answered });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Reply' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send and close' }));
    expect(await screen.findByText('Please write a reply first')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Yes.');
    await userEvent.click(screen.getByRole('button', { name: 'Send and close' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Reply sent to maya@example.org' }]));
    expect(calls.requests.find(({ name }) => name === 'POST /api/admin/messages/:id/replies')?.request).toEqual({
      params: { id: 5 },
      body: { key: expect.any(String), text: 'Yes.', replies_seen: 0, close: true },
    });
  });

  it('keep what was written after a reply was sent', async () => {
    const answered = Promise.withResolvers<void>();
    const { calls } = open({
      ...listOf(message),
      'POST /api/admin/messages/:id/replies': async () => {
        await answered.promise;
        return { message: 'Reply sent to maya@example.org', contact_message: message };
      },
    });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Reply' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Yes.');
    await userEvent.click(screen.getByRole('button', { name: 'Send, leave open' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), ' Physics, too.');
    answered.resolve();
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Reply sent to maya@example.org' }]));
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Yes. Physics, too.');
    expect(Object.values(localStorage)).toContain('Yes. Physics, too.');
  });

  it('are navigated and answered by keys, and exported as CSV with the filter', async () => {
    const file = new File(['Number'], 'messages.csv');
    const { calls } = open(
      { ...listOf(message), 'GET /api/admin/messages/export': () => file as never },
      '/admin/messages?topic=classes&page=1',
    );
    await card();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(calls.requests.at(-1)).toEqual({
        name: 'GET /api/admin/messages/export',
        request: { query: { state: 'open', topic: 'classes' } },
      }),
    );
    await userEvent.click(document.body);
    await userEvent.keyboard('j');
    expect(await card()).toHaveFocus();
    await userEvent.keyboard('r');
    expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
  });

  it('keep a reply that a colleague was quicker with, and say so', async () => {
    let answered = false;
    const answers: Answers = {
      'GET /api/admin/messages': () => ({
        messages: [{ ...message, replies: answered ? [reply] : [] }],
        ...{ page: 1, pageSize: 10, totalCount: 1 },
      }),
      'POST /api/admin/messages/:id/replies': () => {
        answered = true;
        throw new ApiError(409, 'replied_meanwhile', 'A colleague has already replied.');
      },
    };
    open(answers);
    await userEvent.click(within(await card()).getByRole('button', { name: 'Reply' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'No.');
    await userEvent.click(screen.getByRole('button', { name: 'Send, leave open' }));
    expect(await screen.findByText('A colleague has already replied.')).toBeVisible();
    expect(await screen.findByText('Yes, we do.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('No.');
  });

  it('that were held back are let through', async () => {
    const held = { ...message, state: 'held' as const };
    const through = { message: 'Message opened', contact_message: message };
    const { calls } = open({ ...listOf(held), 'PUT /api/admin/messages/:id': () => through }, '/admin/messages?state=held');
    await userEvent.click(await screen.findByRole('button', { name: 'It is a person' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Message opened' }]));
    expect(calls.requests.find(({ name }) => name === 'PUT /api/admin/messages/:id')?.request).toEqual({
      params: { id: 5 },
      body: { state: 'open' },
    });
  });

  it('say when there are none, by what was asked for, and when they did not load', async () => {
    for (const [search, heading] of [
      ['', 'Every message is answered'],
      ['?state=closed', 'No closed messages yet'],
      ['?state=held', 'Nothing is held back'],
      ['?q=x', 'No messages found'],
    ]) {
      const { unmount } = open(listOf(), `/admin/messages${search}`);
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      unmount();
    }
    open({});
    expect(await screen.findByRole('heading', { name: 'The messages did not load' })).toBeVisible();
  });
});

it('the search page shows the word Search alone', async () => {
  const { container } = open({}, '/search');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(container).toHaveTextContent(/^Search$/);
});

it('the restricted edition has no tabs of what is paid for', async () => {
  renderWithHost(<Root />, {
    path: '/admin/messages',
    answers: listOf(message),
    user: sampleUser({ role_id: 2 }),
    site: { variant: 'restricted' },
  });
  await card();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
  for (const name of ['Sales', 'Payments', 'Answer sheets']) expect(screen.queryByRole('link', { name })).toBeNull();
});
