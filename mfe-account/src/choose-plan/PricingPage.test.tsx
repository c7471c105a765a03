import { openCheckout } from '@shell/kit/checkout';
import { type Answers, expectAccessible, renderWithHost, samplePaymentStatus, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { freePlan, sampleOrder, samplePlan, yearlyPlan } from '../samples.ts';
import { FAQS } from './faq.ts';

vi.mock('@shell/kit/checkout', () => ({ openCheckout: vi.fn() }));
afterEach(() => vi.mocked(openCheckout).mockReset());

const silver = samplePlan({ id: 2, plan: 'silver', name: 'Silver Plan', price: 500, on_sale: false });
const checkout = {
  id: 'sub_1',
  key_id: 'key',
  checkout_script: '/checkout.js',
  amount: 900,
  currency: 'USD',
  name: 'Sigmaroom',
  description: 'Platinum Plan',
  prefill: { name: 'Demo Learner', email: 'demo.learner@example.com' },
  notes: { user_id: '7' },
  starts_at: null,
};
const answers: Answers = {
  'GET /api/plans': () => ({ plans: [freePlan, silver, samplePlan(), yearlyPlan] }),
  'GET /api/plan': () => freePlan,
  'POST /api/razorpay/subscription': () => checkout,
  'POST /api/razorpay/verification': () => ({ message: 'Verified', order: sampleOrder() }),
  'GET /api/payments/session-status': () => samplePaymentStatus({ status: 'open' }),
};
const render = (user: ReturnType<typeof sampleUser> | null = sampleUser(), path = '/pricing') =>
  renderWithHost(<Root />, { path, user, answers });
const card = (name: string) => screen.findByRole('article', { name });

describe('the pricing page', () => {
  it('shows the plans on sale of a month, why us, the grading price and twelve answers', async () => {
    const { container } = render();
    expect(await card('Platinum Plan, monthly')).toHaveTextContent('$9 a month');
    expect(await card('Free Plan, monthly')).toHaveTextContent('Your plan');
    expect(await card('Free Plan, monthly')).toHaveTextContent('Opening a solution uses 1 of 30 a month.');
    expect(await card('Platinum Plan, monthly')).toHaveTextContent('Answering is unlimited, and so are solutions.');
    expect(screen.queryByText('Silver Plan')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Why us' })).toBeVisible();
    expect(screen.getByText('Get a test graded for $10')).toBeVisible();
    expect(FAQS).toHaveLength(12);
    for (const { question } of FAQS) expect(screen.getByText(question)).toBeVisible();
    await expectAccessible(container);
  });

  it('changes to a year, in the address too', async () => {
    const first = render();
    await userEvent.click(await screen.findByRole('radio', { name: 'Yearly' }));
    expect(await card('Platinum Plan, yearly')).toHaveTextContent('$72 a year · $6 a month');
    first.unmount();
    render(null, '/pricing?billing=yearly');
    expect(await card('Platinum Plan, yearly')).toBeVisible();
  });

  it('opens at the cycle of a subscriber’s own plan, and says until when it is paid and whether it goes on', async () => {
    const order = sampleOrder({ plan_key: 'platinum_yearly', status: 'paid', period_end: '2126-12-01T12:00:00Z' });
    const own = { ...answers, 'GET /api/plan': () => yearlyPlan };
    const show = (changes: Partial<typeof order>) =>
      renderWithHost(<Root />, {
        path: '/pricing',
        user: sampleUser(),
        answers: { ...own, 'GET /api/orders/latest': () => ({ order: { ...order, ...changes } }) },
      });
    const first = show({});
    const plan = await card('Platinum Plan, yearly');
    expect(plan).toHaveTextContent('Your plan');
    await waitFor(() => expect(plan).toHaveTextContent('Renews on 1 December 2126.'));
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(await card('Platinum Plan, monthly')).toBeVisible();
    first.unmount();
    show({ status: 'cancelling' });
    expect(await screen.findByText('Ends on 1 December 2126.')).toBeVisible();
  });

  it('says when another plan would begin, before a member chooses it', async () => {
    const order = sampleOrder({ status: 'paid', period_end: '2126-12-01T12:00:00Z' });
    const subscriber = { ...answers, 'GET /api/plan': () => samplePlan(), 'GET /api/orders/latest': () => ({ order }) };
    renderWithHost(<Root />, { path: '/pricing', user: sampleUser(), answers: subscriber });
    expect(await screen.findByText('Your plan')).toBeVisible();
    expect(screen.queryByText(/Begins on/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(await card('Platinum Plan, yearly')).toHaveTextContent(
      'Begins on 1 December 2126, when your current plan ends. You won’t be charged before then.',
    );
    expect(await card('Free Plan, monthly')).not.toHaveTextContent('Begins on');
  });

  it('opens the checkout, verifies what it signed and goes on', async () => {
    const payment = { razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };
    vi.mocked(openCheckout).mockResolvedValue({ kind: 'paid', payment });
    const { calls } = render();
    await userEvent.click(within(await card('Platinum Plan, monthly')).getByRole('button', { name: 'Choose Platinum Plan' }));
    await waitFor(() => expect(calls.addresses).toEqual(['/subscription/success']));
    const writes = calls.requests.filter(({ name }) => name.startsWith('POST'));
    expect(writes).toEqual([
      { name: 'POST /api/razorpay/subscription', request: { body: { plan: 'platinum' } } },
      { name: 'POST /api/razorpay/verification', request: { body: { ...payment, subscription_id: 'sub_1' } } },
    ]);
  });

  it.each([
    [null, 'The checkout was closed. Nothing was charged.'],
    ['Card declined', 'Your payment didn’t go through. Card declined. Your plan hasn’t changed. You can try again.'],
  ])('says kindly that nothing was paid (%s)', async (failure, text) => {
    vi.mocked(openCheckout).mockResolvedValue({ kind: 'closed', failure });
    const { calls } = render();
    await userEvent.click(within(await card('Platinum Plan, monthly')).getByRole('button', { name: 'Choose Platinum Plan' }));
    await waitFor(() => expect(calls.notices).toEqual([{ tone: 'info', text }]));
    expect(calls.requests.some(({ name }) => name === 'POST /api/razorpay/verification')).toBe(false);
  });

  it('goes on where a closed checkout was paid all the same', async () => {
    vi.mocked(openCheckout).mockResolvedValue({ kind: 'closed', failure: null });
    const paid = { ...answers, 'GET /api/payments/session-status': () => samplePaymentStatus() };
    const { calls } = renderWithHost(<Root />, { path: '/pricing', user: sampleUser(), answers: paid });
    await userEvent.click(within(await card('Platinum Plan, monthly')).getByRole('button', { name: 'Choose Platinum Plan' }));
    await waitFor(() => expect(calls.addresses).toEqual(['/subscription/success']));
    expect(calls.notices).toEqual([]);
    expect(calls.requests.filter(({ name }) => name === 'GET /api/plan').length).toBeGreaterThan(1);
  });

  it('asks a guest to log in before a paid plan, and sends no one to a checkout for a free one', async () => {
    const { calls } = render(null);
    await userEvent.click(within(await card('Platinum Plan, monthly')).getByRole('button', { name: 'Choose Platinum Plan' }));
    expect(calls.modals).toEqual(['login']);
    expect(calls.modalOptions[0]?.returnTo).toBe('/pricing?choose=platinum');
    await userEvent.click(screen.getByRole('button', { name: 'Start for free' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(calls.requests.map(({ name }) => name)).toEqual(['GET /api/plans']);
  });

  it('carries on with the plan that was chosen before signing up, once', async () => {
    vi.mocked(openCheckout).mockResolvedValue({ kind: 'closed', failure: null });
    const { calls } = render(sampleUser(), '/pricing?billing=yearly&choose=platinum_yearly');
    await waitFor(() => expect(calls.notices).toHaveLength(1));
    expect(calls.requests.filter(({ name }) => name.startsWith('POST'))).toEqual([
      { name: 'POST /api/razorpay/subscription', request: { body: { plan: 'platinum_yearly' } } },
    ]);
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  });

  it.each(['/pricing?choose=free', '/pricing?choose=x'])('opens no checkout for %s, nor for a guest', async (path) => {
    const { calls } = render(sampleUser(), path);
    await card('Platinum Plan, monthly');
    expect(calls.requests.some(({ name }) => name.startsWith('POST'))).toBe(false);
  });

  it('tells who paid twice that the second payment is refunded', async () => {
    const payment = { razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };
    vi.mocked(openCheckout).mockResolvedValue({ kind: 'paid', payment });
    const message = 'You have a plan already';
    const refunded = () => ({ message, order: sampleOrder({ status: 'ended', refund_pending_amount: 7200 }) });
    const { calls } = renderWithHost(<Root />, {
      path: '/pricing',
      user: sampleUser(),
      answers: { ...answers, 'POST /api/razorpay/verification': refunded },
    });
    await userEvent.click(within(await card('Platinum Plan, monthly')).getByRole('button', { name: 'Choose Platinum Plan' }));
    await waitFor(() => expect(calls.addresses).toEqual(['/account-details/orders']));
    expect(calls.notices).toEqual([{ tone: 'info', text: message }]);
  });

  it('leads to the configured forms, else to the site’s own, which needs no mail program', () => {
    const contact = () =>
      screen.getAllByRole('link', { name: /Get in Touch|Request a Demo/ }).map((link) => link.getAttribute('href'));
    const links = { getInTouch: 'https://forms.example/a', demoClass: null, trialClass: null, contactEmail: 'ask@example.org' };
    const first = renderWithHost(<Root />, { path: '/pricing', answers, site: { links } });
    expect(contact()).toEqual(['https://forms.example/a', '/contact-us?topic=classes']);
    first.unmount();
    render();
    expect(contact()).toEqual(['/contact-us', '/contact-us?topic=classes']);
  });

  it('names no figures where the site shows none', async () => {
    const first = renderWithHost(<Root />, { path: '/pricing', answers });
    expect((await screen.findAllByText(/fewer than 5%/)).length).toBeGreaterThan(0);
    first.unmount();
    renderWithHost(<Root />, { path: '/pricing', answers, site: { figures: false } });
    expect(await screen.findByText(/Ask about any question/)).toBeVisible();
    expect(screen.queryByText(/fewer than 5%/)).toBeNull();
  });

  it('offers to try again when the plans do not come', async () => {
    renderWithHost(<Root />, { path: '/pricing' });
    expect(await screen.findByText('The plans could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
