import type { StaffSubject } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const subject = (changes: Partial<StaffSubject> = {}): StaffSubject => ({
  ...sampleSubject({ id: 4, subject_name: 'Latin', slug: 'latin' }),
  ...{ audience: 'everyone', version: 'one', topic_count: 2, question_count: 30, learner_count: 5 },
  ...{ slug_stays: null, kept_by: null, former_slugs: [], last_change: null },
  ...changes,
});
const edit = (changes: Answers = {}) =>
  renderWithHost(<Root />, {
    path: '/admin/subjects/edit?id=4',
    user: sampleUser({ role_id: 2 }),
    answers: { 'GET /api/admin/subjects/:id': () => ({ subject: subject() }), ...changes },
  });
const name = () => screen.findByRole('textbox', { name: 'Name' });
const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));

beforeEach(() => localStorage.clear());

it("merges the reader's input with a colleague's save", async () => {
  const sent: unknown[] = [];
  const theirs = subject({ version: 'two', slug: 'theirs' });
  edit({
    'PUT /api/admin/subjects/:id': ({ body }) => {
      sent.push(body);
      if (body?.version === 'two') return { message: 'Saved', subject: theirs };
      throw new ApiError(409, 'edited_meanwhile', 'Other Editor has changed it.', [], { newer: { subject: theirs } });
    },
  });
  await userEvent.type(await name(), '!');
  await press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'A colleague has saved this subject' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put mine on top' }));
  await press('Save');
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ subject_name: 'Latin!', slug: 'theirs', audience: 'everyone', version: 'two' }),
  );
});

it('keeps unsaved input on this device with its base, and overwrites no later change', async () => {
  const { unmount } = edit();
  await userEvent.type(await name(), '!');
  unmount();
  const theirs = subject({ version: 'two', slug: 'theirs' });
  const sent: unknown[] = [];
  edit({
    'GET /api/admin/subjects/:id': () => ({ subject: theirs }),
    'PUT /api/admin/subjects/:id': ({ body }) => {
      sent.push(body);
      if (body?.version === 'two') return { message: 'Saved', subject: theirs };
      throw new ApiError(409, 'edited_meanwhile', 'Other Editor has changed it.', [], { newer: { subject: theirs } });
    },
  });
  expect(await screen.findByText('This is what you wrote here and had not saved.')).toBeVisible();
  await press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'A colleague has saved this subject' });
  // Fields that only the colleague changed do not conflict.
  expect(dialog).not.toHaveTextContent('Slug');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put mine on top' }));
  await press('Save');
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ subject_name: 'Latin!', slug: 'theirs', audience: 'everyone', version: 'two' }),
  );
});

it('takes what an earlier release has kept, and drops it when told', async () => {
  localStorage.setItem('draft:7:subject:4', JSON.stringify({ subject_name: 'Greek' }));
  edit();
  expect(await name()).toHaveValue('Greek');
  await press('Drop it');
  expect(await name()).toHaveValue('Latin');
  expect(localStorage.getItem('draft:7:subject:4')).toBeNull();
});

it('asks before a subject is hidden from its learners', async () => {
  const sent: unknown[] = [];
  edit({
    'PUT /api/admin/subjects/:id': ({ body }) => {
      sent.push(body?.audience);
      return { message: 'Saved', subject: subject({ version: 'two', audience: 'staff' }) };
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Staff only/ }));
  await press('Save');
  const dialog = await screen.findByRole('alertdialog', { name: 'Hide Latin?' });
  expect(dialog).toHaveTextContent('30 questions. It is the course of 5 learners');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide it' }));
  await waitFor(() => expect(sent).toEqual(['staff']));
});

it('stays, and so does the question about it, where deleting it is refused', async () => {
  const refused = () => {
    throw new ApiError(409, 'in_use', 'A topic was made in it meanwhile');
  };
  const { calls } = edit({ 'DELETE /api/admin/subjects/:id': refused });
  await press('Delete the subject');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('A topic was made in it meanwhile');
  expect(calls.notices).toEqual([]);
});

it('is deleted where nothing keeps it, and says what does', async () => {
  const { calls, unmount } = edit({ 'DELETE /api/admin/subjects/:id': () => ({ message: 'Latin is deleted' }) });
  await press('Delete the subject');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Latin is deleted' }]));
  unmount();
  edit({ 'GET /api/admin/subjects/:id': () => ({ subject: subject({ kept_by: 'It has two topics.' }) }) });
  expect(await screen.findByText('It cannot be deleted: It has two topics.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete the subject' })).not.toBeInTheDocument();
});

it.each(['', '?id=9'])('asks for a subject where the address names none: %s', async (query) => {
  const { container } = renderWithHost(<Root />, {
    path: `/admin/subjects/edit${query}`,
    user: sampleUser({ role_id: 2 }),
    answers: {
      'GET /api/admin/subjects': () => ({ subjects: [subject()], version: 'one' }),
      'GET /api/admin/subjects/:id': ({ params }) => {
        if (params.id === 4) return { subject: subject() };
        throw new ApiError(404, 'not_found', 'There is no such subject');
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Choose a subject' })).toBeVisible();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('link', { name: 'Latin' }));
  expect(await name()).toHaveValue('Latin');
});
