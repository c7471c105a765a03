import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { dollars, whatWasBought } from '@shell/kit/order-words';
import { LoadingRegion, Skeleton, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../payments/order-columns.tsx';
import { dayOf } from '../staff-area/dates.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { SmallList } from './SmallList.tsx';

/** A learner's orders, newest first, each linked to its timeline. */
export function UserOrders({ userId }: { userId: number }) {
  const answer = useApi('GET /api/admin/orders', { query: { user_id: String(userId) } }, { staleTime: 0 });
  if (answer.isPending) {
    return (
      <LoadingRegion label="Loading payments">
        <Skeleton />
      </LoadingRegion>
    );
  }
  if (!answer.data) return <ListFailed title="The payments did not load" list={answer} />;
  const { orders, totalCount } = answer.data;
  return (
    <SmallList
      entries={orders}
      keyOf={({ id }) => id}
      words={(order) => (
        <>
          <TextLink render={<Link to={addressOf('staff-payment', { id: order.id })} />}>#{order.id}</TextLink>{' '}
          {whatWasBought(order)}, {dollars(order.amount)}, {dayOf(order.created_at)}
        </>
      )}
      end={({ status }) => <StatusBadge status={status} />}
      empty="No orders"
      more={totalCount > orders.length && `The newest ${orders.length} of ${totalCount}; find the others under Payments.`}
    />
  );
}
