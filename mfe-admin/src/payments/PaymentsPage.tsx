import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, EmptyState, Sheet } from 'design-system';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useSearchParams } from 'react-router-dom';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { ListFooter } from '../staff-area/ListFooter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { TableLoading } from '../staff-area/TableLoading.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { useCorrectedListAddress } from '../staff-area/use-corrected-list-address.ts';
import { OrderSearch } from './OrderSearch.tsx';
import { ORDERS_ON_PAGE, orderFilter, orderQuery } from './order-address.ts';
import { orderColumns } from './order-columns.tsx';

/** All orders, newest first: found by learner, number or payment, each with its timeline. */
export function PaymentsPage() {
  return (
    <StaffPage title="Payments" description="What was ordered, how it stands, and every step on the way there.">
      <OrderSearch />
      <Orders />
    </StaffPage>
  );
}

function Orders() {
  const [search, setSearch] = useSearchParams();
  const list = useApi('GET /api/admin/orders', { query: orderQuery(search) }, { keepPrevious: true, staleTime: 0 });
  const redirecting = useCorrectedListAddress({ ...list, data: list.data && { ...list.data, pageSize: ORDERS_ON_PAGE } });

  if (list.isPending || redirecting) return <TableLoading label="Loading orders" />;
  const failed = <ListFailed title="The orders did not load" list={list} />;
  if (!list.data) return failed;
  const { orders, page, totalCount } = list.data;
  if (totalCount === 0) {
    const narrowed = search.has('q') || search.has('status') || search.has('refund');
    return (
      <Sheet>
        <EmptyState
          icon={<ReceiptText />}
          title={narrowed ? 'No orders found' : 'No orders yet'}
          actions={narrowed && <Button onClick={() => setSearch({})}>Show all orders</Button>}
        >
          {narrowed ? 'Try a part of the name or address, or another state.' : 'What learners buy stands here.'}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <>
      {failed}
      <StaffTable
        name="orders"
        caption="Orders"
        columns={orderColumns}
        rows={orders}
        rowKey={({ id }) => id}
        nameOf={({ id }) => `order ${id}`}
        open={({ id }) => addressOf('staff-payment', { id })}
        paging={{ page, totalCount, pageSize: ORDERS_ON_PAGE }}
        busy={list.isPlaceholderData}
        tools={<ExportButton name="GET /api/admin/orders/export" query={orderFilter(search)} />}
      />
      <ListFooter page={page} pageSize={ORDERS_ON_PAGE} totalCount={totalCount} noun="orders" />
    </>
  );
}
