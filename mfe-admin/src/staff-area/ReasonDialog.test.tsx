import { ApiError } from '@shell/kit';
import { renderWithHost } from '@shell/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ReasonDialog } from './ReasonDialog.tsx';

function Page({ run }: { run: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const words = { title: 'Take it back?', description: 'It does not come.', label: 'Take back' };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ReasonDialog {...{ open, run, ...words }} onOpenChange={setOpen} />
    </>
  );
}

/** Sends the dialog, and closes it before the response. */
async function sendAndClose() {
  const sent = Promise.withResolvers<void>();
  const { calls } = renderWithHost(<Page run={() => sent.promise} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'By mistake');
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { sent, calls };
}

it('shows a refusal that comes after closing as a message', async () => {
  const { sent, calls } = await sendAndClose();
  sent.reject(new ApiError(409, 'already_effective', 'It counts already'));
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'It counts already' }]));
});

it('asks for another reason once it is done for the one that was sent', async () => {
  const { sent } = await sendAndClose();
  await act(async () => sent.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('');
});

it('stays with what is typed in it where it was opened again before the answer', async () => {
  const { sent } = await sendAndClose();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  await userEvent.clear(reason);
  await userEvent.type(reason, 'Another one');
  const send = screen.getByRole('button', { name: /Take back/ });
  expect(send).toHaveAttribute('aria-busy', 'true');
  sent.resolve();
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(reason).toHaveValue('Another one');
});
