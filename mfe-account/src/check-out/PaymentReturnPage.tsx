import { isApiError, Redirect, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, ErrorState } from 'design-system';
import CreditCard from 'lucide-react/icons/credit-card';
import { Link, useSearchParams } from 'react-router-dom';
import { PageLoading } from '../PageLoading.tsx';
import { failureWords } from './failure-words.ts';
import { GradingPaidDialog } from './GradingPaidDialog.tsx';
import { SuccessDialog } from './SuccessDialog.tsx';

/** What is said of a payment that no longer gives anything. */
const OVER = {
  refunded: {
    title: 'This payment goes back to you',
    text: 'What you paid is given back, so it opens nothing. My orders shows how far that is.',
  },
  ended: { title: 'This plan has ended', text: 'What this payment was for is over. You can choose a plan again at any time.' },
} as const;

/** How the payment named by `session_id` stands: open leads to pricing, complete to its dialog. Specification part 2, section 4. */
export function PaymentReturnPage() {
  const sessionId = useSearchParams()[0].get('session_id');
  const answer = useApi(
    'GET /api/payments/session-status',
    { query: { session_id: sessionId ?? '' } },
    { enabled: sessionId !== null },
  );

  if (sessionId === null) return <NothingPaid title="No payment named">This address names no payment.</NothingPaid>;
  if (isApiError(answer.error) && answer.error.status === 404) {
    return (
      <NothingPaid title="There is no such payment">
        It may belong to another account. What you bought here stands under My orders.
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
  if (!answer.data) return <PageLoading />;
  const { status, payment_purpose, email, starts_at, over, test_slug } = answer.data;
  if (status === 'open') return <Redirect to={addressOf('pricing')} />;
  if (over !== null) return <NothingPaid title={OVER[over].title}>{OVER[over].text}</NothingPaid>;
  if (status === 'complete' && test_slug) return <GradingPaidDialog slug={test_slug} email={email} />;
  if (status === 'complete') return <SuccessDialog purpose={payment_purpose} email={email} startsAt={starts_at} />;
  return (
    <NothingPaid title="This payment is over">
      It was not completed in time. Nothing was charged; you can begin again.
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
