import type { PlanVersion, StaffPlan } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { centsOf } from '../staff-area/formats.ts';
import { limitOf, typedOf } from './plan-labels.ts';

const version = (changes: Partial<PlanVersion> = {}): PlanVersion => ({
  ...{ version: 1, price: 900, currency: 'USD', details: ['Unlimited tests'], tests_per_month: null, questions_per_month: 500 },
  ...{ effective_from: '2026-01-01T00:00:00Z', created_by: null, reason: '', holders: 12 },
  ...changes,
});
const plan = (changes: Partial<StaffPlan> = {}): StaffPlan => ({
  ...{ id: 3, plan: 'platinum', name: 'Platinum Plan', billingCycle: 'monthly', on_sale: true },
  ...{ current: version(), upcoming: [], past: [], latest: 1 },
  ...changes,
});
const show = (plans: StaffPlan[], answers: Answers = {}) =>
  renderWithHost(<Root />, {
    path: '/admin/plans',
    user: sampleUser({ role_id: 2, permissions: ['settings'] }),
    answers: { 'GET /api/admin/plans': () => ({ plans, changes: true }), ...answers },
  });

it('shows what is sold, what comes and what others keep', async () => {
  const upcoming = [version({ version: 3, price: 1200, effective_from: '2027-01-01T00:00:00Z', reason: 'Costs' })];
  const { container } = show([plan({ upcoming, past: [version({ version: 1, price: 700, holders: 1 })] })]);
  const sheet = await screen.findByRole('article', { name: 'Platinum Plan, monthly' });
  expect(sheet).toHaveTextContent('$9 a month');
  expect(sheet).toHaveTextContent('12 accounts have it by these terms');
  expect(sheet).toHaveTextContent('From 1 Jan 2027, 00:00, by a former colleague: Costs');
  expect(sheet).toHaveTextContent('One account keeps it.');
  await expectAccessible(container);
});

it('changes price and limits with a reason, as the card will show them', async () => {
  const sent: unknown[] = [];
  show([plan()], {
    'POST /api/admin/plans/:plan/versions': (request) => {
      sent.push(request);
      return { message: 'The plan is sold so from now on', plan: plan() };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Platinum Plan, monthly' });
  const price = within(dialog).getByRole('textbox', { name: /^Price/ });
  await userEvent.clear(price);
  expect(within(dialog).getByRole('button', { name: 'Change at once' })).toBeDisabled();
  await userEvent.type(price, '12.50');
  await userEvent.clear(within(dialog).getByRole('textbox', { name: /^Questions/ }));
  expect(dialog).toHaveTextContent('$12.50 a month');
  await userEvent.click(within(dialog).getByRole('textbox', { name: /^Reason/ }));
  await userEvent.paste('Costs have risen');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    params: { plan: 'platinum' },
    body: { latest: 1, price: 1250, tests_per_month: null, questions_per_month: null, effective_from: null },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks for each change that is taken back why, and sends for one what was typed for it', async () => {
  const upcoming = [
    version({ version: 3, price: 1200, effective_from: '2027-01-01T00:00:00Z', reason: 'Costs' }),
    version({ version: 4, price: 1500, effective_from: '2027-02-01T00:00:00Z', reason: 'More costs' }),
  ];
  const sent: unknown[] = [];
  show([plan({ upcoming })], {
    'DELETE /api/admin/plans/:plan/versions/:version': (request) => {
      sent.push(request);
      return { message: 'The change does not come', plan: plan() };
    },
  });
  const ask = async (which: number) => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Take back' }))[which] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this change back?' }));
    return { dialog, reason: dialog.getByRole('textbox', { name: /^Reason/ }) };
  };
  const first = await ask(0);
  expect(first.dialog.getByText(/^\$12 a month from 1 Jan 2027/)).toBeVisible();
  await userEvent.click(first.reason);
  await userEvent.paste('Costs fell');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const second = await ask(1);
  expect(second.dialog.getByText(/^\$15 a month from 1 Feb 2027/)).toBeVisible();
  expect(second.reason).toHaveValue('');
  await userEvent.type(second.reason, 'A mistake');
  await userEvent.click(second.dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent).toEqual([{ params: { plan: 'platinum', version: 4 }, body: { reason: 'A mistake' } }]));
});

it('shows a refusal as a message once its dialog is closed, and leaves a dialog opened since', async () => {
  const answer = Promise.withResolvers<never>();
  const { calls } = show([plan()], { 'POST /api/admin/plans/:plan/versions': () => answer.promise });
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Platinum Plan, monthly' });
    await userEvent.click(within(dialog).getByRole('textbox', { name: /^Reason/ }));
    await userEvent.paste('Costs have risen');
    return dialog;
  };
  const price = within(await fill()).getByRole('textbox', { name: /^Price/ });
  await userEvent.clear(price);
  await userEvent.type(price, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Change at once' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await fill();
  answer.reject(new ApiError(409, 'edited_meanwhile', 'A colleague has changed it meanwhile'));
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'A colleague has changed it meanwhile' }]));
  expect(again).toBeVisible();
  expect(again).not.toHaveTextContent('A colleague');
});

it.each([
  ['9', 900],
  ['9.5', 950],
  ['$ 12,05', 1205],
  ['', null],
  ['1.234', null],
  ['-3', null],
])('reads %j as cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));

it('reads limits, and writes amounts as they are typed', () => {
  expect([limitOf(''), limitOf('30'), limitOf('many'), limitOf('9999999')]).toEqual([null, 30, undefined, undefined]);
  expect([typedOf(900), typedOf(950)]).toEqual(['9', '9.50']);
});
