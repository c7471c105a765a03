import { Select, TextField } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { dayIn } from '../staff-area/days.ts';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { kindOf } from './event-address.ts';
import { KIND_OPTIONS } from './event-words.ts';

/** Filters the events by kind, time and network address; the page's address holds all of it. */
export function EventSearch() {
  const [search, setSearch] = useSearchParams();
  const narrow = (name: string, value: string) => setSearch(withChange(search, { [name]: value === 'all' ? null : value }));
  return (
    <ListSearch label="IP address">
      <Select
        label="What"
        value={kindOf(search) ?? 'all'}
        options={[{ value: 'all', label: 'Everything' }, ...KIND_OPTIONS]}
        onValueChange={(value) => narrow('kind', value)}
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
