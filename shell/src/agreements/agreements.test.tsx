import { AGREED_DOCUMENTS, LEGAL_VERSIONS } from '@api/contract/legal';
import { expectAccessible } from '@shell/kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '../toasts/toasts.ts';
import { AgreementStrip } from './AgreementStrip.tsx';
import { forgetAgreementDraft } from './agreement-draft.ts';
import { forgetAgreementsDue, setAgreementsDue, useAgreementsDue } from './agreements-due.ts';

const current = { terms: LEGAL_VERSIONS.terms, privacy: LEGAL_VERSIONS.privacy };
const sent: unknown[] = [];

function show(status = 200, body: object = { message: 'Thank you, that is noted', agreements: { due: [], age_stated: true } }) {
  vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
    sent.push(JSON.parse(String(options.body)));
    return Response.json(body, { status });
  });
  return render(
    <MemoryRouter>
      <AgreementStrip />
    </MemoryRouter>,
  );
}
const open = async () => userEvent.click(screen.getByRole('button', { name: 'Read and agree' }));
const agree = async () => userEvent.click(await screen.findByRole('button', { name: 'Agree' }));

beforeEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
  forgetAgreementDraft();
  forgetAgreementsDue();
  useToasts.setState({ waiting: [] });
});

it('a new version is agreed to without the age that is known', async () => {
  setAgreementsDue({ due: ['terms'], age_stated: true });
  show();
  expect(screen.getByText('New terms')).toBeVisible();
  await open();
  const dialog = await screen.findByRole('dialog', { name: 'Terms and privacy' });
  await expectAccessible(dialog);
  expect(screen.queryByRole('combobox', { name: /^Your age/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await agree();
  await waitFor(() => expect(useAgreementsDue.getState().due).toEqual([]));
  expect(sent).toEqual([current]);
  expect(useToasts.getState().waiting.at(-1)).toEqual({ tone: 'success', text: 'Thank you, that is noted' });
});

it('an account that never said its age says it', async () => {
  setAgreementsDue({ due: [...AGREED_DOCUMENTS], age_stated: false });
  show();
  await open();
  fireEvent.change(await screen.findByRole('combobox', { name: /^Your age/ }), { target: { value: '16-or-17' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /parent or guardian/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await agree();
  await waitFor(() => expect(sent).toEqual([{ ...current, age: '16-or-17', consent: true }]));
});

it('what goes wrong is said in the dialog, and nothing is lost', async () => {
  setAgreementsDue({ due: ['terms'], age_stated: true });
  show(409, { message: 'The texts have changed since this page was loaded.', code: 'text_changed' });
  await open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /^I agree/ }));
  await agree();
  expect(await screen.findByRole('alert')).toHaveTextContent('The texts have changed since this page was loaded.');
  expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  expect(useAgreementsDue.getState().due).toEqual(['terms']);
});

it('what goes wrong after the dialog was put off is said by a message', async () => {
  setAgreementsDue({ due: ['terms'], age_stated: true });
  const answer = Promise.withResolvers<Response>();
  show();
  vi.stubGlobal('fetch', () => answer.promise);
  await open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /^I agree/ }));
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const message = 'The texts have changed since this page was loaded.';
  answer.resolve(Response.json({ message, code: 'text_changed' }, { status: 409 }));
  await waitFor(() => expect(useToasts.getState().waiting).toEqual([{ tone: 'error', text: message }]));
  await open();
  expect(await screen.findByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what is agreed to after the dialog was put off is noted, and a dialog that was opened again stays', async () => {
  setAgreementsDue({ due: ['terms'], age_stated: true });
  const answer = Promise.withResolvers<Response>();
  show();
  vi.stubGlobal('fetch', () => answer.promise);
  await open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /^I agree/ }));
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await screen.findByRole('dialog');
  const agreements = { due: ['privacy'], age_stated: true };
  answer.resolve(Response.json({ message: 'Thank you, that is noted', agreements }));
  await waitFor(() => expect(useAgreementsDue.getState().due).toEqual(['privacy']));
  await waitFor(() => expect(useToasts.getState().waiting).toHaveLength(1));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-open');
});

it('can be put off for this visit', async () => {
  setAgreementsDue({ due: ['terms'], age_stated: true });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(useAgreementsDue.getState().later).toBe(true);
});
