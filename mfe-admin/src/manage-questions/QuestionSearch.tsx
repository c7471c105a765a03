import type { Subject } from '@api/contract';
import { css } from '@emotion/react';
import { Button, Select, TextField, token } from 'design-system';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const field = css({ flex: '1 1 18rem' });
const select = css({ flex: '0 1 14rem' });

/** Narrows the table by words and by subject; what is typed counts with Enter or the button. */
export function QuestionSearch({ subjects }: { subjects: readonly Subject[] }) {
  const [search, setSearch] = useSearchParams();
  const searched = search.get('q') ?? '';
  const [words, setWords] = useState(searched);
  // Back and forward change the address under the field.
  useEffect(() => setWords(searched), [searched]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(withChange(search, { q: words.trim() }));
  };
  return (
    <search>
      <form css={form} onSubmit={submit}>
        <TextField
          css={field}
          label="Words in the question or its topic"
          type="search"
          maxLength={200}
          start={<Search aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
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
