import type { Order } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { freePlan, sampleMe, sampleOrder, samplePlan } from '../samples.ts';

function render(order: Order | null, more: Answers = {}, others: Order[] = []) {
  const answers: Answers = {
    'GET /api/plan': () => (order ? samplePlan() : freePlan),
    'GET /api/me': () => sampleMe,
    'GET /api/orders': () => ({ orders: [...others, ...(order ? [order] : [])], more: false }),
    ...more,
  };
  return renderWithHost(<Root />, { path: '/account-details/membership', user: sampleUser(), answers });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the membership', () => {
  it('shows the free plan, what is used of it, and the way to more', async () => {
    const { container } = render(null);
    expect(await screen.findByText('Free Plan')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Tests' })).toHaveAttribute('aria-valuenow', '3');
    expect(screen.getByText('3/30')).toBeVisible();
    expect(screen.getByText('12 used, 3000+ per month')).toBeVisible();
    expect(screen.getByText(/Opening a solution uses 1 of 30 a month/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
    await expectAccessible(container);
  });

  it('shows the period, and cancels after asking', async () => {
    const message = 'Canceled Subscription successfully';
    const { calls } = render(sampleOrder(), {
      'PUT /api/razorpay/subscription/cancellation': () => ({ message, order: sampleOrder() }),
    });
    expect(await screen.findByText('1 November 2026 to 1 December 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your subscription?' });
    expect(dialog).toHaveTextContent('keep your plan until 1 December 2026');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Subscription' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: message }]));
  });

  it('keeps asking when the provider cannot be reached', async () => {
    const { calls } = render(sampleOrder(), {
      'PUT /api/razorpay/subscription/cancellation': () => {
        throw new ApiError(503, 'payments_unavailable', 'Payments are not available at the moment.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Subscription' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Payments are not available at the moment.');
    expect(calls.notices).toEqual([]);
  });

  it('shows the scheduled cancellation date, and the way back', async () => {
    const { calls } = render(
      sampleOrder({ status: 'cancelling', ended_at: '2026-12-01T12:00:00Z', abilities: { cancel: false, resume: true } }),
    );
    expect(await screen.findByText('Scheduled cancellation date')).toBeVisible();
    expect(screen.getByText('1 December 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume Subscription' }));
    await waitFor(() => expect(calls.requests.at(-1)?.name).toBeDefined());
    expect(calls.requests.some(({ name }) => name === 'PUT /api/razorpay/subscription/resume')).toBe(true);
  });

  it('shows the plan that follows, and cancels that one', async () => {
    const next = sampleOrder({
      id: 12,
      status: 'authorized',
      billing_cycle: 'yearly',
      amount: 7200,
      paid_count: 0,
      period_start: null,
      period_end: null,
      starts_at: '2026-12-01T12:00:00Z',
    });
    const running = sampleOrder({
      status: 'cancelling',
      abilities: { cancel: false, resume: true },
      ended_at: '2026-12-01T12:00:00Z',
    });
    const { calls, container } = render(
      running,
      { 'PUT /api/razorpay/subscription/cancellation': () => ({ message: 'Canceled Subscription successfully', order: next }) },
      [next],
    );
    expect(await screen.findByRole('heading', { name: 'Your next plan' })).toBeVisible();
    expect(screen.getByText('Platinum Plan, yearly')).toBeVisible();
    expect(screen.getByText('$72 a year, charged from 1 December 2026')).toBeVisible();
    expect(screen.queryByText(/being confirmed/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resume Subscription' })).toBeNull();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Next Plan' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your next plan?' });
    expect(dialog).toHaveTextContent('nothing is charged for it');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Next Plan' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'success', text: 'Canceled Subscription successfully' }]));
  });

  it('says that a payment is being confirmed, and offers no second one', async () => {
    render(null, {}, [sampleOrder({ status: 'authorized', period_start: null, period_end: null })]);
    expect(await screen.findByText(/Your payment is being confirmed/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });

  it('says that a renewal did not go through, and what cancelling means then', async () => {
    const failed = { period_start: '2026-10-01T12:00:00Z', period_end: '2026-11-01T12:00:00Z' };
    const { container } = render(sampleOrder(failed), { 'GET /api/plan': () => freePlan });
    expect(
      await screen.findByText(/Your last renewal didn’t go through, so your plan stopped after 1 November 2026/),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('It ends at once, and nothing more is charged.');
  });

  it('names the plan that has ended', async () => {
    render(null, {}, [sampleOrder({ status: 'ended', period_end: '2026-11-01T12:00:00Z', ended_at: '2026-11-01T12:00:00Z' })]);
    expect(await screen.findByText('Platinum Plan, monthly, until 1 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeVisible();
  });

  it('is not there in the restricted edition, nor are the orders; an older shell has the full one', () => {
    const path = '/account-details';
    const first = renderWithHost(<Root />, { path, user: sampleUser(), site: { variant: 'restricted' } });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Profile', 'Devices', 'Security']);
    first.unmount();
    renderWithHost(<Root />, { path, user: sampleUser(), site: null });
    expect(screen.getByRole('link', { name: 'Membership' })).toBeVisible();
  });
});
