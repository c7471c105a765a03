import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { NoteForm } from './NoteForm.tsx';

const colleagues = [
  { id: 1, name: 'Ann', permissions: [] },
  { id: 2, name: 'Ann Marie', permissions: [] },
];
const show = (answers: Answers = {}) =>
  renderWithHost(<NoteForm about={{ kind: 'user', id: 9 }} />, {
    user: sampleUser({ role_id: 2 }),
    answers: { 'GET /api/admin/colleagues': () => ({ colleagues }), ...answers },
  });
const field = () => screen.getByRole('textbox', { name: /^Note/ });

beforeEach(() => localStorage.clear());

it('offers colleagues after @, inserts one by keyboard, and says who is mentioned', async () => {
  const sent: { text: string; mentions: number[] }[] = [];
  const { calls, container } = show({
    'POST /api/admin/users/:id/notes': ({ body }) => {
      sent.push(body as { text: string; mentions: number[] });
      return undefined as never;
    },
  });
  await userEvent.type(field(), 'Ask @an');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await expectAccessible(container);
  await userEvent.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'Ann Marie' });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Ask @Ann Marie ');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(calls.notices.at(-1)?.text).toBe('The note is saved, and Ann Marie will be notified.'));
  expect(sent).toEqual([expect.objectContaining({ text: 'Ask @Ann Marie', mentions: [2] })]);
  expect(field()).toHaveValue('');
});

it('leaves the names closed after Escape until another is begun', async () => {
  show();
  await userEvent.type(field(), '@an');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}n');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard(' @a');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

it('sends the same note under the same key when it is tried again, another under another', async () => {
  const keys: unknown[] = [];
  const { calls } = show({
    'POST /api/admin/users/:id/notes': ({ body }) => {
      keys.push(body?.client_key);
      throw new ApiError(500, 'unexpected', 'Something went wrong.');
    },
  });
  const send = async () => {
    const before = calls.notices.length;
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(calls.notices.length).toBe(before + 1));
  };
  await userEvent.type(field(), 'One');
  await send();
  await send();
  await userEvent.type(field(), '!');
  await send();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
