import type { Subject } from '@api/contract';
import { css } from '@emotion/react';
import { Button, SegmentedControl, Select, TextField, token } from 'design-system';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { type DoubtState, doubtState } from './doubt-address.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const words = css({ flex: '1 1 14rem' });
const select = css({ flex: '0 1 12rem' });

const STATES: readonly { value: DoubtState; label: string }[] = [
  { value: 'open', label: 'To answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'all', label: 'All' },
];

/** Narrows the doubts by state, subject and words; all of it stands in the address. */
export function DoubtFilters({ subjects }: { subjects: readonly Subject[] }) {
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
          label="Which doubts"
          options={STATES}
          value={doubtState(search)}
          onValueChange={(state) => setSearch(withChange(search, { state: state === 'open' ? null : state }))}
        />
        <TextField
          css={words}
          label="Words in the doubt, or who asked"
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
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
