import { Select, TextField } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { dayIn } from '../staff-area/days.ts';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { actionOf } from './log-address.ts';
import { ACTION_OPTIONS } from './log-words.ts';

/** Filters the log by action, time and reason; the address holds all of it. */
export function LogSearch() {
  const [search, setSearch] = useSearchParams();
  const narrow = (name: string, value: string) => setSearch(withChange(search, { [name]: value === 'all' ? null : value }));
  return (
    <ListSearch label="Words of the reason">
      <Select
        label="What"
        value={actionOf(search) ?? 'all'}
        options={[{ value: 'all', label: 'Everything' }, ...ACTION_OPTIONS]}
        onValueChange={(value) => narrow('action', value)}
      />
      <TextField
        label="From"
        type="date"
        value={dayIn(search, 'from') ?? ''}
        onChange={({ target }) => narrow('from', target.value)}
      />
      <TextField
        label="Through"
        type="date"
        value={dayIn(search, 'to') ?? ''}
        onChange={({ target }) => narrow('to', target.value)}
      />
    </ListSearch>
  );
}
