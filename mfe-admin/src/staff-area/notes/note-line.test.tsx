import type { StaffNote } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NoteLine } from './StaffNotes.tsx';

const note: StaffNote = {
  ...{ id: 5, at: '2026-11-20T12:00:00Z', by: { id: 3, name: 'Other Teacher' }, text: 'Look again', mentions: [], deleted: null },
  abilities: { delete: true },
};

async function deleteNote(answers: Answers) {
  const { calls } = renderWithHost(<NoteLine note={note} />, { user: sampleUser({ role_id: 2 }), answers });
  await userEvent.click(screen.getByRole('button', { name: /^Delete the note/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this note?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return { calls, dialog };
}

it('is deleted after asking', async () => {
  const { calls } = await deleteNote({ 'DELETE /api/admin/notes/:id': () => undefined as never });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.requests).toEqual([{ name: 'DELETE /api/admin/notes/:id', request: { params: { id: 5 } } }]);
});

it('stays, and so does the question about it, where that is refused', async () => {
  const { calls, dialog } = await deleteNote({
    'DELETE /api/admin/notes/:id': () => Promise.reject(new ApiError(404, 'not_found', 'There is no such note')),
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent('There is no such note');
  expect(calls.notices).toEqual([]);
});
