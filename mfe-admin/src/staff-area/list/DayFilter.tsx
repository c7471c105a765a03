import { TextField } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { dayIn, withChange } from './list-address.ts';

/** Filters by days (`from`, `to`). */
export function DayFilter() {
  const [search, setSearch] = useSearchParams();
  const days = [
    { name: 'from', label: 'From' },
    { name: 'to', label: 'Through' },
  ] as const;
  return days.map(({ name, label }) => (
    <TextField
      key={name}
      label={label}
      type="date"
      value={dayIn(search, name) ?? ''}
      onChange={({ target }) => setSearch(withChange(search, { [name]: target.value }))}
    />
  ));
}
