import { css } from '@emotion/react';
import { useApi, useSession } from '@shell/kit';
import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../address-changes.ts';
import { assignedOf } from './assigned-address.ts';

const LABEL = 'Assigned to';
const select = css({ flex: '0 1 9rem' });
const wider = css({ flex: '0 1 12rem' });

interface AssignedSelectProps {
  /** The choices then carry the label: "Assigned to me". */
  hideLabel?: boolean;
}

/** Filters a list by assignee; the address keeps the choice as `assigned`. */
export function AssignedSelect({ hideLabel = false }: AssignedSelectProps) {
  const [search, setSearch] = useSearchParams();
  const me = useSession().user?.id;
  const colleagues = useApi('GET /api/admin/colleagues', {}, { staleTime: 60_000 }).data?.colleagues ?? [];
  const chosen = assignedOf(search);
  const options = [
    { value: 'all', label: hideLabel ? `${LABEL} anyone` : 'Anyone' },
    { value: 'me', label: hideLabel ? `${LABEL} me` : 'Me' },
    { value: 'nobody', label: 'Unassigned' },
    ...colleagues
      .filter(({ id }) => id !== me)
      .map(({ id, name }) => ({ value: String(id), label: hideLabel ? `${LABEL} ${name}` : name })),
  ];
  // Until the names are loaded, and for former colleagues.
  if (chosen && !options.some(({ value }) => value === chosen)) options.push({ value: chosen, label: `Account ${chosen}` });
  return (
    <Select
      css={hideLabel ? wider : select}
      label={LABEL}
      hideLabel={hideLabel}
      value={chosen ?? 'all'}
      options={options}
      onValueChange={(whose) => setSearch(withChange(search, { assigned: whose === 'all' ? null : whose }))}
    />
  );
}
