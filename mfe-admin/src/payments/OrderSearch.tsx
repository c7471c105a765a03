import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { statusOf } from './order-address.ts';
import { ORDER_STATUSES, statusWords } from './order-words.ts';

/** Narrows the orders by learner, by number or provider's id, and by state. */
export function OrderSearch() {
  const [search, setSearch] = useSearchParams();
  return (
    <ListSearch label="Learner, order number or payment id">
      <Select
        label="State"
        value={statusOf(search) ?? 'all'}
        options={[
          { value: 'all', label: 'All states' },
          ...ORDER_STATUSES.map((status) => ({ value: status, label: statusWords(status).label })),
        ]}
        onValueChange={(status) => setSearch(withChange(search, { status: status === 'all' ? null : status }))}
      />
    </ListSearch>
  );
}
