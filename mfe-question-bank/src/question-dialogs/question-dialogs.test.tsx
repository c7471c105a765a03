import { ApiError, readDraft } from '@shell/kit';
import { renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { QuestionDialogs } from './QuestionDialogs.tsx';
import { useQuestionDialogs } from './question-dialogs.ts';

const user = sampleUser();
const question = sampleQuestion();
const other = sampleQuestion({ id: 42 });

function Page() {
  const { openDoubt, openReport } = useQuestionDialogs();
  const button = (label: string, open: () => void) => (
    <button type="button" onClick={open}>
      {label}
    </button>
  );
  return (
    <>
      {button('Doubt', () => openDoubt(question))}
      {button('Report', () => openReport(question))}
      {button('Doubt on another question', () => openDoubt(other))}
    </>
  );
}

const DIALOGS = [
  {
    kind: 'Doubt',
    call: 'POST /api/doubts',
    send: 'Send',
    draft: `doubt-${question.id}`,
    success: { tone: 'success', text: expect.stringMatching(/^Sent\. A teacher/) },
    fill: async () => undefined,
  },
  {
    kind: 'Report',
    call: 'POST /api/report',
    send: 'Send report',
    draft: `report-${question.id}`,
    success: { tone: 'success', text: 'Thank you! Your report has been submitted and will be reviewed shortly.' },
    fill: async () => userEvent.click(screen.getByRole('radio', { name: 'Does not belong in this topic' })),
  },
] as const;

beforeEach(() => localStorage.clear());

describe.each(DIALOGS)('a dialog of a question that is closed while it is sent: $kind', (each) => {
  const { kind, call, send, success } = each;
  const open = async (name: string = kind) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('dialog');
  };
  const close = async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const words = () => within(screen.getByRole('dialog')).getByRole('textbox');
  const sendButton = () => screen.getByRole('button', { name: send });
  const kept = () => readDraft(user.id, each.draft);
  const isAnswered = () => waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy'));

  /** Sends a filled-in dialog, and closes it before the response. */
  async function sendAndClose() {
    const answer = Promise.withResolvers<never>();
    const ui = (
      <QuestionDialogs>
        <Page />
      </QuestionDialogs>
    );
    const { calls } = renderWithHost(ui, { user, answers: { [call]: () => answer.promise } });
    await open();
    await each.fill();
    fireEvent.change(words(), { target: { value: 'The angle is missing.' } });
    await userEvent.click(sendButton());
    await close();
    const sent = () => calls.requests.filter(({ name }) => name === call).length;
    return { calls, sent, reject: answer.reject, resolve: () => answer.resolve({} as never) };
  }

  it('thanks for it, and the draft is gone', async () => {
    const { resolve, calls } = await sendAndClose();
    expect(kept()).toBe('The angle is missing.');
    resolve();
    await waitFor(() => expect(calls.notices).toEqual([expect.objectContaining(success)]));
    await waitFor(() => expect(kept()).toBeNull());
    await open();
    expect(words()).toHaveValue('');
  });

  it('says why it was refused, and the draft stays', async () => {
    const { reject, calls } = await sendAndClose();
    reject(new ApiError(0, 'offline', 'The server cannot be reached.'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The server cannot be reached.' }]));
    await open();
    expect(words()).toHaveValue('The angle is missing.');
    expect(sendButton()).not.toHaveAttribute('aria-busy');
  });

  it('is not sent again where it is opened before the answer, which empties it', async () => {
    const { resolve, sent } = await sendAndClose();
    await open();
    expect(words()).toHaveValue('The angle is missing.');
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    fireEvent.submit(words().closest('form') as HTMLFormElement);
    resolve();
    await isAnswered();
    expect(sent()).toBe(1);
    expect(words()).toHaveValue('');
    expect(screen.queryByText(/^Please/)).toBeNull();
  });

  it('stays with what was typed since', async () => {
    const { resolve, calls } = await sendAndClose();
    await open();
    fireEvent.change(words(), { target: { value: 'The angle is missing. And the side.' } });
    resolve();
    await isAnswered();
    expect(calls.notices).toHaveLength(1);
    expect(words()).toHaveValue('The angle is missing. And the side.');
    expect(kept()).toBe('The angle is missing. And the side.');
  });

  it('is not sent again after the dialog of another question was open', async () => {
    const { resolve, sent, calls } = await sendAndClose();
    await open('Doubt on another question');
    expect(words()).toHaveValue('');
    await close();
    await open();
    fireEvent.submit(words().closest('form') as HTMLFormElement);
    resolve();
    await isAnswered();
    expect(sent()).toBe(1);
    expect(calls.notices).toHaveLength(1);
    expect(words()).toHaveValue('');
  });
});
