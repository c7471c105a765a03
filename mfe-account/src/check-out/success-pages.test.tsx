import type { TestGrading } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, samplePaymentStatus, sampleUser } from '@shell/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { freePlan, sampleOrder, samplePlan } from '../samples.ts';

const silverPlan = samplePlan({ id: 2, plan: 'silver', details: ['30 tests per month', '100 questions per month'] });

const render = (path: string, answers: Answers) => renderWithHost(<Root />, { path, user: sampleUser(), answers });
const status = (
  value: 'open' | 'complete' | 'expired',
  payment_purpose: 'platinum' | 'silver' | 'grading' = 'platinum',
  more: Parameters<typeof samplePaymentStatus>[0] = {},
): Answers => ({
  'GET /api/payments/session-status': () => samplePaymentStatus({ status: value, payment_purpose, ...more }),
  'GET /api/plans': () => ({ plans: [freePlan, samplePlan(), silverPlan] }),
});

describe('after a payment', () => {
  it.each([
    ['platinum', 'Welcome to Platinum', 'Unlimited tests3000+ questions per month'],
    ['silver', 'Welcome to Silver', '30 tests per month100 questions per month'],
    ['grading', 'Your test is on its way to a teacher', 'A detailed report within 24 working hours'],
  ] as const)('a complete one for %s is shown by its dialog', async (purpose, title, benefit) => {
    const { calls } = render('/payment/success?session_id=s_1', status('complete', purpose));
    const dialog = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog).toHaveTextContent(benefit));
    await expectAccessible(dialog);
    expect(calls.requests[0]).toEqual({ name: 'GET /api/payments/session-status', request: { query: { session_id: 's_1' } } });
  });

  it('of a grading leads to its test and tells how that stands later', async () => {
    const open = (grading: Answers) =>
      render('/payment/success?session_id=s_1', { ...status('complete', 'grading', { test_slug: 'quiet-river' }), ...grading });
    const standing = (state: TestGrading['state']): Answers => ({
      'GET /api/test/:slug/grading': () => ({ state, due_at: '2026-11-24T10:00:00Z' }) as TestGrading,
    });
    const first = open(standing('paid'));
    const dialog = await screen.findByRole('dialog', { name: 'Your test is on its way to a teacher' });
    expect(dialog).toHaveTextContent('The report is due by 24 Nov 2026');
    const link = screen.getByRole('link', { name: 'Go to your grading' });
    expect(link).toHaveAttribute('href', '/take-a-test/quiet-river/get-graded');
    await expectAccessible(dialog);
    first.unmount();
    const second = open(standing('returned'));
    expect(await screen.findByRole('dialog', { name: 'Your test is graded' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your report' })).toBeVisible();
    second.unmount();
    open({});
    expect(await screen.findByRole('dialog', { name: 'Your test is on its way to a teacher' })).toBeVisible();
  });

  it('an open one leads to pricing', async () => {
    render('/return?session_id=s_1', status('open'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  });

  it('one that is over, and an address without one, say so', async () => {
    const first = render('/payment/success?session_id=s_1', status('expired'));
    expect(await screen.findByRole('heading', { name: 'This payment has expired' })).toBeVisible();
    first.unmount();
    const { calls } = render('/payment/success', {});
    expect(await screen.findByRole('heading', { name: 'No payment here' })).toBeVisible();
    expect(calls.requests).toEqual([]);
  });

  it('of a plan, the newest subscription is shown; without one it says so', async () => {
    const first = render('/subscription/success', { 'GET /api/orders/latest': () => ({ order: sampleOrder() }) });
    expect(await screen.findByRole('dialog', { name: 'Welcome to Platinum' })).toBeVisible();
    first.unmount();
    render('/subscription/success', { 'GET /api/orders/latest': () => ({ order: null }) });
    expect(await screen.findByRole('heading', { name: 'No subscription yet' })).toBeVisible();
  });

  it('a plan that begins later is said to, with nothing charged yet', async () => {
    const order = sampleOrder({ status: 'authorized', starts_at: '2126-12-01T12:00:00Z' });
    render('/subscription/success', { 'GET /api/orders/latest': () => ({ order }) });
    expect(await screen.findByText(/Your plan begins on 1 December 2126, when the present one ends/)).toBeVisible();
    expect(screen.queryByText(/The payment was received/)).toBeNull();
  });

  it('so it is where the address names its payment', async () => {
    render('/payment/success?session_id=s_1', status('complete', 'platinum', { starts_at: '2126-12-01T12:00:00Z' }));
    expect(await screen.findByText(/Your plan begins on 1 December 2126, when the present one ends/)).toBeVisible();
    expect(screen.queryByText(/The payment was received/)).toBeNull();
  });

  it.each([
    ['refunded', 'This payment is being refunded'],
    ['ended', 'This plan has ended'],
  ] as const)('nobody is welcomed to what is over: %s', async (over, title) => {
    render('/payment/success?session_id=s_1', status('complete', 'platinum', { over }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an unknown one is not asked about again; other failures are, in whole sentences', async () => {
    const failing = (status: number, message: string): Answers => ({
      'GET /api/payments/session-status': () => {
        throw new ApiError(status, 'x', message);
      },
    });
    const first = render('/return?session_id=s_1', failing(404, 'We couldn’t find this payment'));
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this payment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    first.unmount();
    render('/return?session_id=s_1', failing(500, 'Something went wrong'));
    expect(await screen.findByText('Something went wrong. What you paid is not lost.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
