import type { RequestOf } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Select } from 'design-system';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useSearchParams } from 'react-router-dom';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { given, isNarrowed, optionIn, pageIn, withChange, wordsIn } from '../staff-area/list/list-address.ts';
import { TableList } from '../staff-area/list/TableList.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { ORDER_STATES, orderColumns, REFUND_STATES } from './order-columns.tsx';

const PAGE_SIZE = 25;

const filterIn = (search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/orders/export'>['query']> =>
  given({
    status: optionIn(search, 'status', ORDER_STATES),
    refund: optionIn(search, 'refund', REFUND_STATES),
    q: wordsIn(search),
  });

/** All orders, newest first. */
export function PaymentsPage() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const query = { ...filter, page: pageIn(search) };
  const orders = useApi('GET /api/admin/orders', { query }, { keepPrevious: true, staleTime: 0 });
  return (
    <StaffPage title="Payments" description="Orders, their state and their history.">
      <ListSearch label="Learner, order number or payment id">
        <OrderStateFilter />
      </ListSearch>
      <TableList
        read={orders}
        name="orders"
        pageSize={PAGE_SIZE}
        empty={{
          icon: <ReceiptText />,
          narrowed: isNarrowed(search),
          found: {
            title: 'No orders found',
            text: 'Try a part of the name or address, or another state.',
            all: 'Show all orders',
          },
          none: { title: 'No orders yet', text: 'What learners buy appears here.' },
        }}
      >
        {(data, table) => (
          <StaffTable
            {...table}
            name="orders"
            caption="Orders"
            columns={orderColumns}
            rows={data.orders}
            rowKey={({ id }) => id}
            nameOf={({ id }) => `order ${id}`}
            open={({ id }) => addressOf('staff-payment', { id })}
            tools={<ExportButton name="GET /api/admin/orders/export" query={filter} />}
          />
        )}
      </TableList>
    </StaffPage>
  );
}

function OrderStateFilter() {
  const [search, setSearch] = useSearchParams();
  const refund = optionIn(search, 'refund', REFUND_STATES);
  const narrow = (value: string) => {
    const [, state] = /^refund:(.*)/.exec(value) ?? [];
    setSearch(withChange(search, { status: value === 'all' || state ? null : value, refund: state ?? null }));
  };
  return (
    <Select
      label="State"
      value={refund ? `refund:${refund}` : (optionIn(search, 'status', ORDER_STATES) ?? 'all')}
      options={[
        { value: 'all', label: 'All states' },
        ...ORDER_STATES,
        ...REFUND_STATES.map(({ value, label }) => ({ value: `refund:${value}`, label })),
      ]}
      onValueChange={narrow}
    />
  );
}
