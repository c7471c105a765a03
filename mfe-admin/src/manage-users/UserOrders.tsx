import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { dollars, whatWasBought } from '@shell/kit/order-words';
import { LoadingRegion, Skeleton, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../payments/order-columns.tsx';
import { dayOf } from '../staff-area/dates.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';

const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const words = css({ flex: '1 1 14rem', minInlineSize: 0 });
const quiet = css({ margin: 0, color: token.color.ink3 });

/** What somebody ordered, newest first, each leading to its timeline. */
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
  if (totalCount === 0) return <p css={quiet}>Nothing was ordered.</p>;
  return (
    <>
      <ul css={list}>
        {orders.map((order) => (
          <li key={order.id} css={row}>
            <span css={words}>
              <TextLink render={<Link to={addressOf('staff-payment', { id: order.id })} />}>#{order.id}</TextLink>{' '}
              {whatWasBought(order)}, {dollars(order.amount)}, {dayOf(order.created_at)}
            </span>
            <StatusBadge status={order.status} />
          </li>
        ))}
      </ul>
      {totalCount > orders.length && (
        <p css={quiet}>
          The newest {orders.length} of {totalCount}; find the others under Payments.
        </p>
      )}
    </>
  );
}
