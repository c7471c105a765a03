import { useApi, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, ErrorState } from 'design-system';
import CreditCard from 'lucide-react/icons/credit-card';
import { Link } from 'react-router-dom';
import { PageLoading } from '../PageLoading.tsx';
import { failureWords } from './failure-words.ts';
import { SuccessDialog } from './SuccessDialog.tsx';

/** After the checkout of a plan: the success dialog of what the newest subscription is. Specification part 2, section 2. */
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
  if (!latest.data) return <PageLoading />;
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
