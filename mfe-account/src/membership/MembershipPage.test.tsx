import type { Order } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { freePlan, sampleMe, sampleOrder, samplePlan } from '../samples.ts';

function render(order: Order | null, more: Answers = {}) {
  const answers: Answers = {
    'GET /api/plan': () => (order ? samplePlan() : freePlan),
    'GET /api/me': () => sampleMe,
    'GET /api/orders/latest': () => ({ order }),
    ...more,
  };
  return renderWithHost(<Root />, { path: '/account-details/membership', user: sampleUser(), answers });
}

describe('the membership', () => {
  it('shows the free plan, what is used of it, and the way to more', async () => {
    const { container } = render(null);
    expect(await screen.findByText('Free Plan')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Tests' })).toHaveAttribute('aria-valuenow', '3');
    expect(screen.getByText('3/30')).toBeVisible();
    expect(screen.getByText('12 used, unlimited')).toBeVisible();
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
    expect(dialog).toHaveTextContent('ends on 1 December 2026');
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
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'Payments are not available at the moment.' }]));
    expect(dialog).toBeVisible();
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
});
