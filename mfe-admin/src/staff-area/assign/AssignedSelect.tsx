import { css } from '@emotion/react';
import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../address-changes.ts';
import { ASSIGNED, assignedOf } from './assigned-address.ts';

const select = css({ flex: '0 1 9rem' });

/** Narrows a list to what one looks after, or to what nobody does; it stands in the address as `assigned`. */
export function AssignedSelect() {
  const [search, setSearch] = useSearchParams();
  return (
    <Select
      css={select}
      label="Looked after by"
      value={assignedOf(search) ?? 'all'}
      options={[{ value: 'all', label: 'Anybody' }, ...ASSIGNED]}
      onValueChange={(whose) => setSearch(withChange(search, { assigned: whose === 'all' ? null : whose }))}
    />
  );
}
