import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleSession } from '../samples.ts';

const off = { since: null, recovery_codes_left: 0, required: false };
const on = { since: '2026-11-20T12:00:00Z', recovery_codes_left: 8, required: false };
const codes = { recovery_codes: ['ABCD-EFGH-2345-6789', 'BBCD-EFGH-2345-6789'] };

const answering = (factor: typeof on | typeof off, more: Answers = {}): Answers => ({
  'GET /api/user': () => ({ user: sampleUser(), pending_email: null, has_password: true, third_party: [] }),
  'GET /api/auth/sessions': () => ({ sessions: [sampleSession()] }),
  'GET /api/auth/passkeys': () => ({ passkeys: [] }),
  'GET /api/auth/second-factor': () => factor,
  'POST /api/auth/second-factor': () => ({ secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x', qr_svg: '<svg/>' }),
  'POST /api/auth/second-factor/confirm': () => codes,
  'POST /api/auth/second-factor/recovery-codes': () => codes,
  'DELETE /api/auth/second-factor': () => undefined as never,
  ...more,
});
const render = (answers: Answers) => renderWithHost(<Root />, { path: '/account-details/security', user: sampleUser(), answers });
const writes = (calls: ReturnType<typeof render>['calls']) => calls.requests.filter(({ name }) => !name.startsWith('GET'));
const INPUT = { selector: 'input' };
const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

describe('a second factor', () => {
  it('is set up with the password, the app and the recovery codes', async () => {
    const { calls } = render(answering(off));
    const dialog = await openDialog('Set up');
    await userEvent.type(dialog.getByLabelText(/^Current password/, INPUT), 'old one');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('ABCD EFGH IJKL')).toBeVisible();
    expect(dialog.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'));
    await userEvent.type(dialog.getByLabelText(/^Code of your app/, INPUT), '123456');
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
    await userEvent.type(dialog.getByLabelText(/^Current password/, INPUT), 'old one');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await dialog.findByLabelText(/^Code of your app/, INPUT), '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Code of your app/, INPUT)).toHaveAccessibleDescription(/That code is not right/),
    );
  });

  it('is turned off with the password and a code', async () => {
    const { calls } = render(answering(on));
    const dialog = await openDialog('Turn off');
    await userEvent.type(dialog.getByLabelText(/^Current password/, INPUT), 'old one');
    await userEvent.type(dialog.getByLabelText(/^Code of your app/, INPUT), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toEqual([
      { name: 'DELETE /api/auth/second-factor', request: { body: { current_password: 'old one', code: '123456' } } },
    ]);
  });

  it('gives new recovery codes for the password', async () => {
    render(answering({ ...on, recovery_codes_left: 2 }));
    expect(await screen.findByText(/Make new recovery codes/)).toBeVisible();
    const dialog = await openDialog('New recovery codes');
    await userEvent.type(dialog.getByLabelText(/^Current password/, INPUT), 'old one');
    await userEvent.click(dialog.getByRole('button', { name: 'Make new codes' }));
    expect(await screen.findByText('ABCD-EFGH-2345-6789')).toBeVisible();
  });

  it('is asked of staff where it is required', async () => {
    render(answering({ ...off, required: true }));
    expect(await screen.findByText(/Staff need a second factor/)).toBeVisible();
  });
});
