import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SecondFactorSheet } from './SecondFactorSheet.tsx';

const off = { since: null, recovery_codes_left: 0, required: false };
const on = { since: '2026-11-20T12:00:00Z', recovery_codes_left: 8, required: false };
const codes = { recovery_codes: ['ABCD-EFGH-2345-6789', 'BBCD-EFGH-2345-6789'] };

const answering = (factor: typeof on | typeof off, more: Answers = {}): Answers => ({
  'GET /api/auth/passkeys': () => ({ passkeys: [] }),
  'GET /api/auth/second-factor': () => factor,
  'POST /api/auth/second-factor': () => ({ secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x', qr_svg: '<svg/>' }),
  'POST /api/auth/second-factor/confirm': () => codes,
  'POST /api/auth/second-factor/recovery-codes': () => codes,
  'DELETE /api/auth/second-factor': () => undefined as never,
  ...more,
});
const render = (answers: Answers) => renderWithHost(<SecondFactorSheet />, { user: sampleUser(), answers });
const writes = (calls: ReturnType<typeof render>['calls']) => calls.requests.filter(({ name }) => !name.startsWith('GET'));
const INPUT = { selector: 'input' };
const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

const typePassword = (dialog: ReturnType<typeof within>) =>
  fireEvent.change(dialog.getByLabelText(/^Current password/, INPUT), { target: { value: 'old one' } });
const pressOutside = () => {
  const backdrop = document.querySelector('[data-dialog-backdrop]') as Element;
  for (const event of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click]) event(backdrop);
};

/** Each way to recovery codes, before they are requested. */
const WAYS_TO_CODES = [
  {
    way: 'renewed',
    call: 'POST /api/auth/second-factor/recovery-codes',
    factor: on,
    begin: async () => {
      const dialog = await openDialog('New recovery codes');
      typePassword(dialog);
      await userEvent.click(dialog.getByRole('button', { name: 'Make new codes' }));
      return { dialog, field: dialog.getByLabelText(/^Current password/, INPUT) };
    },
  },
  {
    way: 'got with setting it up',
    call: 'POST /api/auth/second-factor/confirm',
    factor: off,
    begin: async () => {
      const dialog = await openDialog('Set up');
      typePassword(dialog);
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
      const field = await dialog.findByLabelText(/^Code from your app/, INPUT);
      fireEvent.change(field, { target: { value: '123456' } });
      await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
      return { dialog, field };
    },
  },
] as const;

describe.each(WAYS_TO_CODES)('recovery codes that are $way', ({ call, factor, begin }) => {
  it('come whatever is typed and pressed meanwhile, and stay until they are kept', async () => {
    const answer = Promise.withResolvers<typeof codes>();
    const { calls } = render(answering(factor, { [call]: () => answer.promise }));
    const { dialog, field } = await begin();
    fireEvent.change(field, { target: { value: '7' } });
    await userEvent.type(field, '{Enter}');
    expect(writes(calls).filter(({ name }) => name === call)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    pressOutside();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    answer.resolve(codes);
    expect(await dialog.findByText('ABCD-EFGH-2345-6789')).toBeVisible();
    expect(dialog.getByText(/won’t see them again/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    pressOutside();
    expect(dialog.getByText('ABCD-EFGH-2345-6789')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are announced if the page was left before they came', async () => {
    const answer = Promise.withResolvers<typeof codes>();
    const { calls, unmount } = render(answering(factor, { [call]: () => answer.promise }));
    await begin();
    unmount();
    answer.resolve(codes);
    await waitFor(() =>
      expect(calls.notices).toEqual([expect.objectContaining({ text: expect.stringMatching(/Make new ones/) })]),
    );
  });
});

describe('a second factor', () => {
  it('is set up with the password, the app and the recovery codes', async () => {
    const { calls } = render(answering(off));
    const dialog = await openDialog('Set up');
    typePassword(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('ABCD EFGH IJKL')).toBeVisible();
    expect(dialog.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'));
    fireEvent.change(dialog.getByLabelText(/^Code from your app/, INPUT), { target: { value: '123456' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes.recovery_codes);
    expect(writes(calls).map(({ request }) => request)).toEqual([
      { body: { current_password: 'old one' } },
      { body: { code: '123456' } },
    ]);
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('says at its field that a code is wrong', async () => {
    const refuse = () => {
      throw new ApiError(403, 'wrong_code', 'That code is not right');
    };
    render(answering(off, { 'POST /api/auth/second-factor/confirm': refuse }));
    const dialog = await openDialog('Set up');
    typePassword(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    fireEvent.change(await dialog.findByLabelText(/^Code from your app/, INPUT), { target: { value: '1' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Code from your app/, INPUT)).toHaveAccessibleDescription(/That code is not right/),
    );
  });

  it('is turned off with the password and a code', async () => {
    const { calls } = render(answering(on));
    const dialog = await openDialog('Turn off');
    typePassword(dialog);
    fireEvent.change(dialog.getByLabelText(/^Code from your app/, INPUT), { target: { value: '123456' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toEqual([
      { name: 'DELETE /api/auth/second-factor', request: { body: { current_password: 'old one', code: '123456' } } },
    ]);
  });

  it('is turned off once, whatever is typed and pressed meanwhile', async () => {
    const answer = Promise.withResolvers<never>();
    const { calls } = render(answering(on, { 'DELETE /api/auth/second-factor': () => answer.promise }));
    const dialog = await openDialog('Turn off');
    typePassword(dialog);
    const code = dialog.getByLabelText(/^Code from your app/, INPUT);
    fireEvent.change(code, { target: { value: '123456' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    fireEvent.change(code, { target: { value: '7' } });
    await userEvent.type(code, '{Enter}');
    expect(writes(calls)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    answer.resolve(undefined as never);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.notices).toEqual([{ tone: 'success', text: 'Logging in asks for your password alone now' }]);
  });

  it('says why it was not turned off where the page was left before the answer', async () => {
    const answer = Promise.withResolvers<never>();
    const { calls, unmount } = render(answering(on, { 'DELETE /api/auth/second-factor': () => answer.promise }));
    const dialog = await openDialog('Turn off');
    typePassword(dialog);
    fireEvent.change(dialog.getByLabelText(/^Code from your app/, INPUT), { target: { value: '1' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    unmount();
    answer.reject(new ApiError(403, 'wrong_code', 'That code is not right'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'That code is not right' }]));
  });

  it('asks for new recovery codes where few are left', async () => {
    render(answering({ ...on, recovery_codes_left: 2 }));
    expect(await screen.findByText(/Make new recovery codes/)).toBeVisible();
  });

  it('is asked of staff where it is required', async () => {
    render(answering({ ...off, required: true }));
    expect(await screen.findByText(/Staff need two-step verification/)).toBeVisible();
  });
});
