import type { Subject } from '@api/contract';
import { SegmentedControl } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { ListSearch } from '../staff-area/ListSearch.tsx';
import { SubjectSelect } from '../staff-area/SubjectSelect.tsx';
import { TABLE_STATES, tableState } from './table-address.ts';

/** Chooses between the bank and what was deleted from it; the bank is narrowed by words and by subject. */
export function QuestionSearch({ subjects }: { subjects: readonly Subject[] }) {
  const [search, setSearch] = useSearchParams();
  const state = (
    <SegmentedControl
      label="Which questions"
      options={TABLE_STATES}
      value={tableState(search)}
      onValueChange={(chosen) => setSearch(chosen === 'bank' ? {} : { state: chosen })}
    />
  );
  if (tableState(search) === 'deleted') return <div>{state}</div>;
  return (
    <ListSearch label="Words in the question or its topic" before={state}>
      <SubjectSelect subjects={subjects} />
    </ListSearch>
  );
}
