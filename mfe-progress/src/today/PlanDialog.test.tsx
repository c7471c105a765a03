import { ApiError } from '@shell/kit';
import { renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PlanDialog } from './PlanDialog.tsx';
import { sampleToday } from './sample-today.ts';

const { plan, day } = sampleToday();

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change the plan
      </button>
      {open && <PlanDialog plan={plan} day={day} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Saves the plan, closes the dialog before the response, and reopens it. */
async function sendAndOpenAgain() {
  const { promise, ...answer } = Promise.withResolvers<{ plan: typeof plan }>();
  const answers = { 'GET /api/subjects': () => ({ subjects: [] }), 'PUT /api/study-plan': () => promise };
  const { calls } = renderWithHost(<Page />, { user: sampleUser(), answers });
  const openIt = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change the plan' }));
    return screen.findByRole('dialog', { name: 'Your plan' });
  };
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await openIt();
  return { ...answer, calls, dialog };
}

it('says what the server objects to where it was closed by then, at whatever field', async () => {
  const { reject, calls, dialog } = await sendAndOpenAgain();
  const message = 'Give yourself at least five minutes';
  reject(new ApiError(422, 'invalid_input', message, [{ path: 'minutes', message }]));
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: message }]));
  expect(dialog).not.toHaveTextContent(message);
});

it('says what the server objects to at its field while it is open', async () => {
  const message = 'Give yourself at least five minutes';
  const refuse = () => {
    throw new ApiError(422, 'invalid_input', message, [{ path: 'minutes', message }]);
  };
  const answers = { 'GET /api/subjects': () => ({ subjects: [] }), 'PUT /api/study-plan': refuse };
  const { calls } = renderWithHost(<PlanDialog plan={plan} day={day} onClose={() => undefined} />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Minutes a day')).toHaveAccessibleDescription(expect.stringMatching(message)));
  expect(calls.notices).toEqual([]);
});
