import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { PLANS, planOf, ROLES, roleOf, STATES, stateOf } from './user-address.ts';

const ALL = { value: 'all', label: 'All' };

/** Filters the accounts by words, role, plan and state; the address holds all of it. */
export function UserSearch() {
  const [search, setSearch] = useSearchParams();
  const narrow = (name: string) => (value: string) => setSearch(withChange(search, { [name]: value === 'all' ? null : value }));
  return (
    <ListSearch label="Name, email or #ID">
      <Select label="Role" value={roleOf(search) ?? 'all'} options={[ALL, ...ROLES]} onValueChange={narrow('role')} />
      <Select label="Plan" value={planOf(search) ?? 'all'} options={[ALL, ...PLANS]} onValueChange={narrow('plan')} />
      <Select label="State" value={stateOf(search) ?? 'all'} options={[ALL, ...STATES]} onValueChange={narrow('state')} />
    </ListSearch>
  );
}
