import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { renderWithHost } from './testing.tsx';
import { useSubmission } from './use-submission.ts';

type Options = Parameters<typeof useSubmission<string>>[0];

/** A form that closes and opens, like a dialog. */
function Page({ run, ...options }: Partial<Options> & Pick<Options, 'run'>) {
  const [open, setOpen] = useState(true);
  const { failure, busy, submit, forget } = useSubmission<string>({ ready: true, open, run, ...options });
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Open'}
      </button>
      {open && (
        <form onSubmit={(event) => void submit(event)}>
          {failure && <p role="alert">{failure}</p>}
          <input aria-label="Words" onChange={forget} />
          <button type="submit" aria-busy={busy}>
            Send
          </button>
        </form>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refused = new ApiError(409, 'taken', 'It is taken');
const REFUSED = { tone: 'error', text: 'It is taken' };

function call() {
  const { promise, ...answer } = Promise.withResolvers<string>();
  return { run: vi.fn((_closed: AbortSignal) => promise), ...answer };
}

it('is sent once, however fast it is pressed twice, and hands over what came of it', async () => {
  const { run, resolve } = call();
  const onDone = vi.fn();
  renderWithHost(<Page {...{ run, onDone }} />);
  const form = screen.getByRole('textbox').closest('form') as HTMLFormElement;
  // Both before the next render.
  for (const each of [form, form]) each.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true'));
  await press('Send');
  expect(run).toHaveBeenCalledOnce();
  resolve('made');
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('made'));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'false');
});

it('goes on when something is typed meanwhile, and says of a refusal until something is typed after it', async () => {
  const { run, reject } = call();
  const { calls } = renderWithHost(<Page run={run} />);
  await press('Send');
  await userEvent.type(screen.getByRole('textbox'), 'more');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  reject(refused);
  expect(await screen.findByRole('alert')).toHaveTextContent('It is taken');
  await userEvent.type(screen.getByRole('textbox'), 'other');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.notices).toEqual([]);
});

it('shows no refusal once it is opened again', async () => {
  const { run, reject } = call();
  renderWithHost(<Page run={run} />);
  await press('Send');
  reject(refused);
  await screen.findByRole('alert');
  await press('Close');
  await press('Open');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['closed', ['Close']],
  ['opened again', ['Close', 'Open']],
])('tells a refusal that comes when it is %s as a message', async (_, steps) => {
  const { run, reject } = call();
  const { calls } = renderWithHost(<Page run={run} />);
  await press('Send');
  for (const step of steps) await press(step);
  reject(refused);
  await waitFor(() => expect(calls.notices).toEqual([REFUSED]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells a refusal that comes when it is gone as a message', async () => {
  const { run, reject } = call();
  const { calls, unmount } = renderWithHost(<Page run={run} />);
  await press('Send');
  unmount();
  reject(refused);
  await waitFor(() => expect(calls.notices).toEqual([REFUSED]));
});

it('leaves one that was opened again as it is, and does not send it a second time before the answer', async () => {
  const { run, resolve } = call();
  const onDone = vi.fn();
  renderWithHost(<Page {...{ run, onDone }} />);
  await press('Send');
  await press('Close');
  await press('Open');
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.submit(send.closest('form') as HTMLFormElement);
  resolve('made');
  await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'false'));
  expect(run).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});

it('tells what is closed, so that it can be called off, which nobody needs to be told', async () => {
  const { run, reject } = call();
  const { calls } = renderWithHost(<Page run={run} />);
  await press('Send');
  const closed = run.mock.calls[0]?.[0] as AbortSignal;
  expect(closed.aborted).toBe(false);
  await press('Close');
  expect(closed.aborted).toBe(true);
  reject(closed.reason);
  await press('Open');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'false'));
  expect(calls.notices).toEqual([]);
});

it('tells what the form has no place for as a message, in words of its own', async () => {
  const { run, reject } = call();
  const { calls } = renderWithHost(<Page run={run} inForm={() => false} errorMessage={() => 'Choose another'} />);
  await press('Send');
  reject(refused);
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Choose another' }]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('works outside of a module, given a way to show messages', async () => {
  const { run, reject } = call();
  const notify = vi.fn();
  render(<Page {...{ run, notify }} />);
  await press('Send');
  await press('Close');
  reject(refused);
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(REFUSED));
});
