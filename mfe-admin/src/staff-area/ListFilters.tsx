import type { Subject } from '@api/contract';
import { css } from '@emotion/react';
import { Button, SegmentedControl, Select, TextField, token } from 'design-system';
import Search from 'lucide-react/icons/search';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from './address-changes.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const words = css({ flex: '1 1 14rem' });
const select = css({ flex: '0 1 12rem' });

interface ListFiltersProps<State extends string> {
  /** Names the choice of the state for screen readers. */
  label: string;
  /** The first is what the list shows without a choice. */
  states: readonly { value: State; label: string }[];
  state: State;
  /** What the words are looked for in. */
  wordsLabel: string;
  subjects: readonly Subject[];
  /** Further choices, beside the subject. */
  children?: ReactNode;
}

/** Narrows a list by state, words and subject; all of it stands in the address. */
export function ListFilters<State extends string>({
  label,
  states,
  state,
  wordsLabel,
  subjects,
  children,
}: ListFiltersProps<State>) {
  const [search, setSearch] = useSearchParams();
  const searched = search.get('q') ?? '';
  const [typed, setTyped] = useState(searched);
  // Back and forward change the address under the field.
  useEffect(() => setTyped(searched), [searched]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(withChange(search, { q: typed.trim() }));
  };
  return (
    <search>
      <form css={form} onSubmit={submit}>
        <SegmentedControl
          label={label}
          options={states}
          value={state}
          onValueChange={(chosen) => setSearch(withChange(search, { state: chosen === states[0]?.value ? null : chosen }))}
        />
        <TextField
          css={words}
          label={wordsLabel}
          type="search"
          maxLength={200}
          start={<Search aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          css={select}
          label="Subject"
          value={search.get('subject') ?? 'all'}
          options={[
            { value: 'all', label: 'All subjects' },
            ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
          ]}
          onValueChange={(slug) => setSearch(withChange(search, { subject: slug === 'all' ? null : slug }))}
        />
        {children}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
