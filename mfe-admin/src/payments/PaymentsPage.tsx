import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Button, EmptyState, ErrorState, LoadingRegion, Sheet, Skeleton, Table, token } from 'design-system';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useSearchParams } from 'react-router-dom';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { ORDERS_ON_PAGE, orderQuery } from './order-address.ts';
import { orderColumns } from './order-columns.tsx';

const scroll = css({ overflowX: 'auto' });
const loading = css({ display: 'grid', gap: token.space[3] });
const ROWS = ['1', '2', '3', '4', '5', '6'];

/** Everybody's orders, newest first: found by learner, number or payment, each with its timeline behind it. */
export function PaymentsPage() {
  const [search, setSearch] = useSearchParams();
  const list = useApi('GET /api/admin/orders', { query: orderQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const narrowed = search.has('q') || search.has('status') || search.has('refund');
  return (
    <StaffPage title="Payments" description="What was ordered, how it stands, and every step on the way there.">
      <OrderSearch />
      {list.isPending && (
        <LoadingRegion css={loading} label="Loading orders">
          {ROWS.map((row) => (
            <Skeleton key={row} shape="block" height={token.space[12]} />
          ))}
        </LoadingRegion>
      )}
      {list.isError && (
        <Sheet>
          <ErrorState title="The orders did not load" onRetry={() => void list.refetch()} retrying={list.isFetching}>
            {messageOf(list.error)}
          </ErrorState>
        </Sheet>
      )}
      {list.data && !list.isError && list.data.totalCount === 0 && (
        <Sheet>
          <EmptyState
            icon={<ReceiptText />}
            title={narrowed ? 'No orders found' : 'No orders yet'}
            actions={narrowed && <Button onClick={() => setSearch({})}>Show all orders</Button>}
          >
            {narrowed ? 'Try a part of the name or address, or another state.' : 'What learners buy stands here.'}
          </EmptyState>
        </Sheet>
      )}
      {list.data && !list.isError && list.data.totalCount > 0 && (
        <>
          <Sheet padding="none" css={scroll} aria-busy={list.isPlaceholderData}>
            <Table caption="Orders" columns={orderColumns} rows={list.data.orders} rowKey={({ id }) => id} />
          </Sheet>
          <ListFooter page={list.data.page} pageSize={ORDERS_ON_PAGE} totalCount={list.data.totalCount} noun="orders" />
        </>
      )}
    </StaffPage>
  );
}
