import type { Subject } from '@api/contract';
import { SegmentedControl } from 'design-system';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from './address-changes.ts';
import { ListSearch } from './ListSearch.tsx';
import { SubjectSelect } from './SubjectSelect.tsx';

interface ListFiltersProps<State extends string> {
  /** Names the choice of the state for screen readers. */
  label: string;
  /** The first is what the list shows without a choice. */
  states: readonly { value: State; label: string }[];
  state: State;
  /** The fields that the words are searched in. */
  wordsLabel: string;
  subjects: readonly Subject[];
  /** Further choices, beside the subject. */
  children?: ReactNode;
}

/** Filters a list by state, words and subject; the address holds all of it. */
export function ListFilters<State extends string>({
  label,
  states,
  state,
  wordsLabel,
  subjects,
  children,
}: ListFiltersProps<State>) {
  const [search, setSearch] = useSearchParams();
  return (
    <ListSearch
      label={wordsLabel}
      before={
        <SegmentedControl
          label={label}
          options={states}
          value={state}
          onValueChange={(chosen) => setSearch(withChange(search, { state: chosen === states[0]?.value ? null : chosen }))}
        />
      }
    >
      <SubjectSelect subjects={subjects} />
      {children}
    </ListSearch>
  );
}
