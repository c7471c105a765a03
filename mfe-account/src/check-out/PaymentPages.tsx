import type { TestGrading } from '@api/contract';
import { CLAIMS } from '@api/contract/claims';
import { isApiError, messageOf, Redirect, useApi, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, ErrorState, formatDate, PageLoading } from 'design-system';
import CreditCard from 'lucide-react/icons/credit-card';
import { Link, useSearchParams } from 'react-router-dom';
import { SuccessDialog, type Words } from './SuccessDialog.tsx';

/** Payments that no longer buy anything. */
const OVER = {
  refunded: {
    title: 'This payment is being refunded',
    text: 'You’ll get your money back. See My orders for its progress.',
  },
  ended: {
    title: 'This plan has ended',
    text: 'This payment was for a plan that has ended. You can choose a plan again at any time.',
  },
} as const;

/** The payment of `session_id`: open leads to pricing, complete to its dialog. Specification part 2, section 4. */
export function PaymentReturnPage() {
  const sessionId = useSearchParams()[0].get('session_id');
  const answer = useApi(
    'GET /api/payments/session-status',
    { query: { session_id: sessionId ?? '' } },
    { enabled: sessionId !== null },
  );

  if (sessionId === null) return <NothingPaid title="No payment here">This link doesn’t name a payment.</NothingPaid>;
  if (isApiError(answer.error) && answer.error.status === 404) {
    return (
      <NothingPaid title="We couldn’t find this payment">
        It may belong to another account. See what you bought under My orders.
      </NothingPaid>
    );
  }
  if (answer.isError) {
    return (
      <ErrorState title="Your payment could not be checked" onRetry={() => void answer.refetch()} retrying={answer.isFetching}>
        {failureWords(answer.error)}
      </ErrorState>
    );
  }
  if (!answer.data) return <PageLoading width="text" />;
  const { status, payment_purpose, email, starts_at, over, test_slug } = answer.data;
  if (status === 'open') return <Redirect to={addressOf('pricing')} />;
  if (over !== null) return <NothingPaid title={OVER[over].title}>{OVER[over].text}</NothingPaid>;
  if (status === 'complete' && test_slug) return <GradingPaidDialog slug={test_slug} email={email} />;
  if (status === 'complete') return <SuccessDialog purpose={payment_purpose} email={email} startsAt={starts_at} />;
  return (
    <NothingPaid title="This payment has expired">
      It wasn’t completed in time. You weren’t charged; you can start again.
    </NothingPaid>
  );
}

function NothingPaid({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<CreditCard />}
      title={title}
      actions={
        <>
          <Button variant="primary" render={<Link to={addressOf('pricing')} />}>
            See the plans
          </Button>
          <Button render={<Link to={addressOf('orders')} />}>My orders</Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}

/** The success dialog of the newest subscription. Specification part 2, section 2. */
export function SubscriptionSuccessPage() {
  const { user } = useSession();
  const latest = useApi('GET /api/orders/latest', undefined, { staleTime: 0 });
  if (latest.isError) {
    return (
      <ErrorState
        title="Your subscription could not be loaded"
        onRetry={() => void latest.refetch()}
        retrying={latest.isFetching}
      >
        {failureWords(latest.error)}
      </ErrorState>
    );
  }
  if (!latest.data) return <PageLoading width="text" />;
  const { order } = latest.data;
  const running = order !== null && ['authorized', 'paid', 'cancelling'].includes(order.status);
  if (!running) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<CreditCard />}
        title="No subscription yet"
        actions={
          <Button variant="primary" render={<Link to={addressOf('pricing')} />}>
            See the plans
          </Button>
        }
      >
        There is no paid plan on this account.
      </EmptyState>
    );
  }
  const later = order.status === 'authorized' && order.starts_at !== null && new Date(order.starts_at) > new Date();
  return (
    <SuccessDialog
      purpose={order.plan_key === 'silver' ? 'silver' : 'platinum'}
      email={user?.email ?? ''}
      startsAt={later ? order.starts_at : null}
    />
  );
}

const TITLES: Readonly<Partial<Record<TestGrading['state'], string>>> = {
  claimed: 'A teacher is marking your test',
  graded: 'Your test is marked; the report is being made',
  returned: 'Your test is graded',
};

/** Confirms that a test's grading is paid for, then leads to it. */
function GradingPaidDialog({ slug, email }: { slug: string; email: string }) {
  const grading = useApi('GET /api/test/:slug/grading', { params: { slug } }, { staleTime: 0 });
  if (grading.isPending) return <PageLoading width="text" />;
  // If it cannot be read, the payment is still confirmed.
  return <SuccessDialog purpose="grading" email={email} words={successText(slug, grading.data)} />;
}

function successText(slug: string, grading: TestGrading | undefined): Words {
  const isReturned = grading?.state === 'returned';
  const due = grading?.due_at ? `The report is due by ${formatDate(grading.due_at, 'dateTime')}` : null;
  return {
    title: (grading && TITLES[grading.state]) ?? 'Your test is on its way to a teacher',
    benefits: isReturned
      ? ['Your report is there, with the marks of each question']
      : ['Marked against the mark scheme', `A detailed report ${CLAIMS.gradingReturned}`, ...(due ? [due] : [])],
    next: { label: isReturned ? 'See your report' : 'Go to your grading', to: addressOf('get-graded', { slug }) },
  };
}

/** The error as a sentence, and that money already paid is safe. */
function failureWords(error: unknown): string {
  return `${messageOf(error).replace(/[.\s]*$/, '.')} What you paid is not lost.`;
}
