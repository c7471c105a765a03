import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { refundOf, statusOf } from './order-address.ts';
import { ORDER_STATUSES, REFUND_STATES, statusWords } from './order-words.ts';

/** Narrows the orders by learner, by number or provider's id, and by state. */
export function OrderSearch() {
  const [search, setSearch] = useSearchParams();
  const refund = refundOf(search);
  const narrow = (value: string) => {
    const [, state] = /^refund:(.*)/.exec(value) ?? [];
    setSearch(withChange(search, { status: value === 'all' || state ? null : value, refund: state ?? null }));
  };
  return (
    <ListSearch label="Learner, order number or payment id">
      <Select
        label="State"
        value={refund ? `refund:${refund}` : (statusOf(search) ?? 'all')}
        options={[
          { value: 'all', label: 'All states' },
          ...ORDER_STATUSES.map((status) => ({ value: status, label: statusWords(status).label })),
          ...Object.entries(REFUND_STATES).map(([state, label]) => ({ value: `refund:${state}`, label })),
        ]}
        onValueChange={narrow}
      />
    </ListSearch>
  );
}
