import { ApiError } from '@shell/kit';
import { renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Assignee } from './Assignee.tsx';

const show = (assign: () => Promise<{ message: string; assignee: null }>) =>
  renderWithHost(<Assignee kind="doubt" id={4} assignee={null} />, {
    user: sampleUser({ id: 1, role_id: 2 }),
    answers: {
      'GET /api/admin/colleagues': () => ({
        colleagues: [
          { id: 9, name: 'Other Staff', permissions: ['support'] },
          { id: 10, name: 'An Editor', permissions: ['content'] },
        ],
      }),
      'PUT /api/admin/doubts/:id/assignee': assign,
    },
  });

async function take() {
  await userEvent.click(screen.getByRole('button', { name: 'Unassigned' }));
  await screen.findByRole('dialog', { name: 'Assign doubt' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the assignee of a doubt', () => {
  it('is chosen among colleagues who may answer doubts', async () => {
    show(async () => ({ message: '', assignee: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Unassigned' }));
    expect(await screen.findByRole('option', { name: 'Other Staff' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'An Editor' })).not.toBeInTheDocument();
  });

  it('is the colleague who takes it, which is announced', async () => {
    const { calls } = show(async () => ({ message: 'Assigned to you', assignee: null }));
    await take();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.requests.at(-1)).toEqual({
      name: 'PUT /api/admin/doubts/:id/assignee',
      request: { params: { id: 4 }, body: { assignee_id: 1, was: null } },
    });
    expect(calls.notices).toEqual([{ tone: 'success', text: 'Assigned to you' }]);
  });

  it('stays open to say who was quicker', async () => {
    const { calls } = show(async () => {
      throw new ApiError(409, 'assigned_meanwhile', 'Other Staff has taken it already');
    });
    await take();
    expect(await screen.findByText('Other Staff has taken it already')).toBeVisible();
    expect(calls.notices).toEqual([]);
  });

  it('is reported as a message if the dialog was closed before the response', async () => {
    const answer = Promise.withResolvers<{ message: string; assignee: null }>();
    const { calls } = show(() => answer.promise);
    await take();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    answer.reject(new ApiError(409, 'assigned_meanwhile', 'Other Staff has taken it already'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Other Staff has taken it already' }]));
  });
});
