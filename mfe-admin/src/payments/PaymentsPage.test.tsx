import type { ResponseOf, StaffOrder } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleOrder, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

type PaymentEvent = ResponseOf<'GET /api/admin/orders/:id'>['timeline'][number];

const order = (changes: Partial<StaffOrder> = {}): StaffOrder => ({
  ...sampleOrder(),
  id: 12,
  user_id: 7,
  email: 'demo.learner@example.com',
  name: 'Demo Learner',
  provider_id: 'sub_1',
  provider_status: 'active',
  payment_ids: ['pay_1'],
  refundable: 900,
  next_check_at: null,
  ...changes,
});

const event = (changes: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: 1,
  source: 'webhook',
  type: 'subscription.charged',
  says: ['captured', 'period'],
  payment_id: 'pay_1',
  actor_id: null,
  actor: null,
  occurred_at: '2026-11-01T10:30:05Z',
  received_at: '2026-11-01T10:30:06Z',
  applied_at: '2026-11-01T10:30:06Z',
  ...changes,
});
const timeline = (shown: StaffOrder, events = [event()]) => ({ order: shown, timeline: events });
const user = sampleUser({ role_id: 2 });
const show = (path: string, answers: Answers) => renderWithHost(<Root />, { path, user, answers });
const list = (...orders: StaffOrder[]): Answers => ({
  'GET /api/admin/orders': () => ({ orders, page: 1, totalCount: orders.length }),
});

describe('the orders', () => {
  it('are listed with learner, amount, state and why, each leading to its timeline', async () => {
    const { container } = show(
      '/admin/payments',
      list(order(), order({ id: 11, status: 'failed', failure_reason: 'Card declined', refunded_amount: 300 })),
    );
    expect(await screen.findByRole('row', { name: /#12.*Demo Learner.*\$9.*Paid/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Payment failed.*Card declined.*\$3 refunded/ })).toBeVisible();
    expect(screen.getByRole('link', { name: '#12' })).toHaveAttribute('href', '/admin/payments/12');
    await expectAccessible(container);
  });

  it('are searched by words with Enter, and by state', async () => {
    const { calls } = show('/admin/payments', list(order()));
    await userEvent.type(await screen.findByRole('searchbox'), 'ada@example.org{Enter}');
    await waitFor(() =>
      expect(calls.requests.at(-1)).toEqual({
        name: 'GET /api/admin/orders',
        request: { query: { page: '1', q: 'ada@example.org' } },
      }),
    );
    await waitFor(() => expect(screen.getByRole('row', { name: /#12/ })).toHaveFocus());
  });

  it('can be filtered by refunds under way or failed, and show both', async () => {
    const { calls } = show(
      '/admin/payments?refund=failed',
      list(order({ refund_failed_amount: 900 }), order({ id: 11, refund_pending_amount: 450 })),
    );
    expect(await screen.findByRole('row', { name: /#12.*Refund of \$9 failed/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /#11.*\$4\.50 refund pending/ })).toBeVisible();
    expect(calls.requests.at(-1)?.request).toEqual({ query: { page: '1', refund: 'failed' } });
    const state = screen.getByRole('combobox', { name: 'State' });
    expect(state).toHaveDisplayValue('Refund failed');
    await userEvent.selectOptions(state, 'Paid');
    await waitFor(() => expect(calls.requests.at(-1)?.request).toEqual({ query: { page: '1', status: 'paid' } }));
  });

  it('say that none was found, and show all again', async () => {
    const { calls } = show('/admin/payments?q=nobody&status=paid', list());
    await userEvent.click(await screen.findByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(calls.requests.at(-1)?.request).toEqual({ query: { page: '1' } });
  });

  it('are shown from their last page where the address names one beyond', async () => {
    const { calls } = show('/admin/payments?page=9', {
      'GET /api/admin/orders': ({ query }) => {
        const page = Number(query?.page);
        return { orders: page > 2 ? [] : [order()], page, totalCount: 26 };
      },
    });
    expect(await screen.findByRole('row', { name: /#12/ })).toBeVisible();
    expect(calls.requests.at(-1)?.request).toEqual({ query: { page: '2' } });
    expect(screen.getByText('26 of 26 orders')).toBeVisible();
  });

  it('can be asked for again', async () => {
    show('/admin/payments', {});
    expect(await screen.findByText('The orders did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('one order', () => {
  const path = '/admin/payments/12';

  it('shows each step with its source, its time, who did it, and whether it counts yet', async () => {
    const events = [
      event(),
      event({
        id: 2,
        source: 'staff',
        type: 'refund: asked for it',
        actor: 'Demo Teacher',
        says: ['refunded'],
        applied_at: null,
      }),
    ];
    const { container } = show(path, { 'GET /api/admin/orders/:id': () => timeline(order(), events) });
    const steps = within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent(/subscription\.chargedProvider reported.*1 Nov 2026.*pay_1Status: captured, period/);
    expect(steps[1]).toHaveTextContent(/StaffWaiting to be applied.*Demo Teacher/);
    await expectAccessible(container);
  });

  it('is replayed', async () => {
    const { calls } = show(path, {
      'GET /api/admin/orders/:id': () => timeline(order()),
      'POST /api/admin/orders/:id/replay': () => timeline(order()),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Replay' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: expect.stringContaining('applied again') }]));
    expect(calls.requests).toContainEqual({ name: 'POST /api/admin/orders/:id/replay', request: { params: { id: 12 } } });
  });

  it('is refunded in part or in full, with a reason, never more than is left', async () => {
    const { calls } = show(path, {
      'GET /api/admin/orders/:id': () => timeline(order()),
      'POST /api/admin/orders/:id/refunds': () => timeline(order({ refunded_amount: 450 })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund order #12?' });
    await expectAccessible(dialog);
    expect(within(dialog).getByText(/In full: the subscription and its access end at once/)).toBeVisible();
    const amount = within(dialog).getByRole('textbox', { name: /^Amount/ });
    expect(within(dialog).getByRole('button', { name: 'Refund $9' })).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'asked for it');
    await userEvent.clear(amount);
    await userEvent.type(amount, '10');
    expect(within(dialog).getByText('No more than $9 is left of the last payment')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Refund $10' })).toBeDisabled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '4.5');
    expect(within(dialog).getByRole('button', { name: 'Refund $4.50' })).toBeEnabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: '$4.50 refunded' }]));
    expect(calls.requests).toContainEqual({
      name: 'POST /api/admin/orders/:id/refunds',
      request: { params: { id: 12 }, body: { amount: 450, reason: 'asked for it' } },
    });
  });

  it('is refunded by those with the permission alone', async () => {
    renderWithHost(<Root />, {
      ...{ path, user: sampleUser({ role_id: 2, permissions: ['revenue'] }) },
      answers: { 'GET /api/admin/orders/:id': () => timeline(order()) },
    });
    expect(await screen.findByRole('button', { name: 'Replay' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  it('shows that money is on its way, and if it failed', async () => {
    const pending = order({ refund_pending_amount: 900, refundable: 0, status: 'ended' });
    const first = show(path, {
      'GET /api/admin/orders/:id': () => timeline(order()),
      'POST /api/admin/orders/:id/refunds': () => timeline(pending, [event({ says: ['refund_pending'] })]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'x');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund $9' }));
    await waitFor(() => expect(first.calls.notices).toEqual([{ tone: 'success', text: '$9 refund on its way' }]));
    first.unmount();
    show(path, {
      'GET /api/admin/orders/:id': () =>
        timeline(order({ refund_failed_amount: 900, status: 'ended' }), [event({ says: ['refund_failed'] })]),
    });
    expect(await screen.findByText('$9: it did not go through, and can be sent again')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Timeline' })).getByText('Refund failed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refund' })).toBeVisible();
  });

  describe('whose refund is answered after its dialog was closed', () => {
    /** Refunds $4, and closes the dialog. */
    async function send(left = order()) {
      const { promise, ...answer } = Promise.withResolvers<ReturnType<typeof timeline>>();
      let shown = order();
      const { calls } = show(path, {
        'GET /api/admin/orders/:id': () => timeline(shown),
        'POST /api/admin/orders/:id/refunds': () => promise,
      });
      const ask = async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
        const dialog = within(await screen.findByRole('dialog'));
        const fields = {
          amount: dialog.getByRole('textbox', { name: /^Amount/ }),
          reason: dialog.getByRole('textbox', { name: /^Reason/ }),
        };
        const fill = async (amount: string, reason: string) => {
          for (const [field, words] of [[fields.amount, amount] as const, [fields.reason, reason] as const]) {
            await userEvent.clear(field);
            await userEvent.type(field, words);
          }
        };
        return { ...fields, fill, send: dialog.getByRole('button', { name: /^Refund/ }) };
      };
      const asked = await ask();
      await asked.fill('4', 'asked for it');
      await userEvent.click(asked.send);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const give = () => {
        shown = left;
        answer.resolve(timeline(left));
      };
      return { calls, ask, give, refuse: answer.reject };
    }
    const GIVEN = { tone: 'success', text: '$4 refunded' };

    it('is empty again for the next refund', async () => {
      const { calls, ask, give } = await send(order({ refundable: 500 }));
      give();
      await waitFor(() => expect(calls.notices).toEqual([GIVEN]));
      const { amount, reason } = await ask();
      await waitFor(() => expect(amount).toHaveValue('5'));
      expect(reason).toHaveValue('');
    });

    it('keeps the next one, filled in while the first is sent', async () => {
      const { calls, ask, give } = await send();
      const next = await ask();
      await next.fill('2', 'and for this');
      expect(next.send).toHaveAttribute('aria-busy', 'true');
      give();
      await waitFor(() => expect(calls.notices).toEqual([GIVEN]));
      await waitFor(() => expect(next.send).not.toHaveAttribute('aria-busy'));
      expect(next.amount).toHaveValue('2');
      expect(next.reason).toHaveValue('and for this');
      await userEvent.click(next.send);
      const sent = calls.requests.filter(({ name }) => name === 'POST /api/admin/orders/:id/refunds');
      expect(sent.map(({ request }) => (request as { body: unknown }).body)).toEqual([
        { amount: 400, reason: 'asked for it' },
        { amount: 200, reason: 'and for this' },
      ]);
    });

    it('shows a refusal as a message, and keeps the input', async () => {
      const { calls, ask, refuse } = await send();
      refuse(new ApiError(422, 'refund_refused', 'The provider says no'));
      await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The provider says no' }]));
      const { amount, reason } = await ask();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(amount).toHaveValue('4');
      expect(reason).toHaveValue('asked for it');
    });
  });

  describe('with nothing left to refund', () => {
    /** Refunds all. `later`: the order is refreshed once this resolves. */
    async function refundInFull(later?: Promise<void>) {
      let shown = order();
      show(path, {
        'GET /api/admin/orders/:id': async () => {
          if (shown.refundable === 0) await later;
          return timeline(shown);
        },
        'POST /api/admin/orders/:id/refunds': () => {
          shown = order({ refunded_amount: 900, refundable: 0, status: 'refunded' });
          return timeline(shown);
        },
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'asked for it');
      await userEvent.click(dialog.getByRole('button', { name: 'Refund $9' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const expectFocusOnOrder = async () => {
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull());
      const standing = screen.getByRole('region', { name: 'State of the order' });
      await waitFor(() => expect(standing).toHaveFocus());
      expect(standing).toHaveTextContent(/State\s*Refunded.*Refunded\s*\$9/);
    };

    it('takes the focus from the button that goes', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await refundInFull(promise);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Refund' })).toHaveFocus());
      resolve();
      await expectFocusOnOrder();
    });

    it('takes the focus from the dialog where the button is gone before it', async () => {
      await refundInFull();
      await expectFocusOnOrder();
    });
  });

  it('keeps the dialog open when the provider says no, and offers none where nothing is left', async () => {
    const refused = () => {
      throw new ApiError(422, 'refund_refused', 'The payment has been fully refunded already');
    };
    const first = show(path, {
      'GET /api/admin/orders/:id': () => timeline(order()),
      'POST /api/admin/orders/:id/refunds': refused,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'x');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund $9' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The payment has been fully refunded already');
    expect(first.calls.notices).toEqual([]);
    first.unmount();
    show(path, { 'GET /api/admin/orders/:id': () => timeline(order({ refundable: 0 })) });
    expect(await screen.findByRole('button', { name: 'Replay' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });

  it('that does not exist says so', async () => {
    show('/admin/payments/99', {
      'GET /api/admin/orders/:id': () => {
        throw new ApiError(404, 'not_found', 'There is no such order');
      },
    });
    expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeVisible();
  });
});
