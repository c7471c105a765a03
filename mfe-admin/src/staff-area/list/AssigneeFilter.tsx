import { useApi, useSession } from '@shell/kit';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from './FilterSelect.tsx';
import { assignedOf } from './list-address.ts';

interface AssigneeFilterProps {
  /** The choices then carry the label: "Assigned to me". */
  hideLabel?: boolean;
}

/** Filters by assignee (`assigned`). */
export function AssigneeFilter({ hideLabel = false }: AssigneeFilterProps) {
  const [search] = useSearchParams();
  const me = useSession().user?.id;
  const colleagues = useApi('GET /api/admin/colleagues', {}, { staleTime: 60_000 }).data?.colleagues ?? [];
  const chosen = assignedOf(search);
  const label = 'Assigned to';
  const options = [
    { value: 'me', label: hideLabel ? `${label} me` : 'Me' },
    { value: 'nobody', label: 'Unassigned' },
    ...colleagues
      .filter(({ id }) => id !== me)
      .map(({ id, name }) => ({ value: String(id), label: hideLabel ? `${label} ${name}` : name })),
  ];
  // Until names have loaded, and for former colleagues.
  if (chosen && !options.some(({ value }) => value === chosen)) options.push({ value: chosen, label: `Account ${chosen}` });
  const all = hideLabel ? `${label} anyone` : 'Anyone';
  return <FilterSelect name="assigned" {...{ label, hideLabel, all, options }} />;
}
