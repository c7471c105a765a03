import type { Order } from '@api/contract';
import { ApiError } from '@shell/kit';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { sampleOrder } from '../samples.ts';

const render = (orders: Order[], more = false) =>
  renderWithHost(<Root />, {
    path: '/account-details/orders',
    user: sampleUser(),
    answers: { 'GET /api/orders': () => ({ orders, more }) },
  });

describe('the orders', () => {
  it('are listed in dollars with how they stand and why', async () => {
    const { container } = render([
      sampleOrder({ id: 3, status: 'failed', failure_reason: 'Card declined', amount: 7250 }),
      sampleOrder({ id: 2, status: 'cancelling', ended_at: '2026-12-01T12:00:00Z' }),
      sampleOrder({
        id: 1,
        type: 'grading',
        plan: null,
        billing_cycle: null,
        status: 'refunded',
        amount: 1000,
        refunded_amount: 1000,
      }),
    ]);
    expect(await screen.findByRole('row', { name: /\$72\.50.*Payment failed.*Card declined/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Platinum Plan, monthly.*\$9.*Ends soon.*On 1 December 2026/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Grading of a test.*Refunded.*\$10 refunded/ })).toBeVisible();
    await expectAccessible(container);
  });

  it('tell of money on its way back, and of money that did not arrive', async () => {
    render([sampleOrder({ id: 2, refund_pending_amount: 900 }), sampleOrder({ id: 1, refund_failed_amount: 450 })]);
    expect(await screen.findByText('Refund under way: $9')).toBeVisible();
    expect(screen.getByText(/A refund of \$4\.50 did not go through yet/)).toBeVisible();
  });

  it('say of a plan that was signed for later when it begins', async () => {
    render([sampleOrder({ status: 'authorized', starts_at: '2126-12-01T12:00:00Z' })]);
    expect(await screen.findByRole('row', { name: /Begins later.*From 1 December 2126/ })).toBeVisible();
  });

  it('say of a plan whose renewal failed that it did', async () => {
    render([sampleOrder({ period_start: '2020-01-01T12:00:00Z', period_end: '2020-02-01T12:00:00Z' })]);
    expect(await screen.findByRole('row', { name: /Platinum Plan, monthly.*Renewal failed/ })).toBeVisible();
  });

  it('lead from what is not paid to where it is paid, unless something newer is for the same', async () => {
    const grading = { type: 'grading', plan: null, plan_key: null, billing_cycle: null } as const;
    render([
      sampleOrder({ id: 6, status: 'failed', plan_key: 'platinum_yearly', billing_cycle: 'yearly' }),
      sampleOrder({ id: 5, status: 'open' }),
      sampleOrder({ id: 4, ...grading, status: 'open', test_slug: 'one' }),
      sampleOrder({ id: 3, ...grading, status: 'paid', test_slug: 'two' }),
      sampleOrder({ id: 2, ...grading, status: 'failed', test_slug: 'two' }),
      sampleOrder({ id: 1, ...grading, status: 'failed', test_slug: null }),
    ]);
    await screen.findByRole('table', { name: 'Your orders' });
    const links = screen.getAllByRole('link', { name: /^Pay now/ });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Pay now: Platinum Plan, yearly, order 6', '/pricing?billing=yearly&choose=platinum_yearly'],
      ['Pay now: Grading of a test, order 4', '/take-a-test/one/get-graded'],
    ]);
  });

  it('say why a receipt does not come where the page was left before', async () => {
    const receipt = Promise.withResolvers<never>();
    const { calls, unmount } = renderWithHost(<Root />, {
      path: '/account-details/orders',
      user: sampleUser(),
      answers: {
        'GET /api/orders': () => ({ orders: [sampleOrder({ paid_count: 1 })], more: false }),
        'GET /api/orders/:id/receipt': () => receipt.promise,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Receipt of/ }));
    unmount();
    receipt.reject(new ApiError(503, 'unavailable', 'The service is busy.'));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The service is busy.' }]));
  });

  it('bring the receipt of what was paid, and say why when they cannot', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:receipt';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const orders = [sampleOrder({ id: 5, paid_count: 1 }), sampleOrder({ id: 4, status: 'open', paid_count: 0 })];
    let tries = 0;
    const { calls } = renderWithHost(<Root />, {
      path: '/account-details/orders',
      user: sampleUser(),
      answers: {
        'GET /api/orders': () => ({ orders, more: false }),
        'GET /api/orders/:id/receipt': () => {
          tries += 1;
          if (tries === 1) throw new ApiError(503, 'unavailable', 'The service is busy.');
          return new File(['%PDF'], 'receipt-5.pdf', { type: 'application/pdf' });
        },
      },
    });
    const [button, ...others] = await screen.findAllByRole('button', { name: /^Receipt of/ });
    expect(others).toEqual([]);
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The service is busy.' }]));
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(saved).toEqual(['receipt-5.pdf']));
    expect(calls.requests.at(-1)?.request).toEqual({ params: { id: 5 } });
  });

  it('say so where older ones are left out', async () => {
    render([sampleOrder()], true);
    expect(await screen.findByText(/Older orders aren’t shown/)).toBeVisible();
  });

  it('say that there are none yet', async () => {
    render([]);
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });
});
