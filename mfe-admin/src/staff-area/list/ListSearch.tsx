import { LONGEST_FILTER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, TextField, token } from 'design-system';
import Search from 'lucide-react/icons/search';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from './list-address.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const field = css({ flex: '1 1 12rem' });

interface ListSearchProps {
  /** The fields that are searched. */
  label: string;
  /** Shows the label inside the field instead of above it. */
  hideLabel?: boolean;
  /** Choices before the field. */
  before?: ReactNode;
  /** Choices between the field and the button. */
  children?: ReactNode;
}

/** Searches a list for words, in the address as `q`; input is applied by Enter or the button. */
export function ListSearch({ label, hideLabel = false, before, children }: ListSearchProps) {
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
        {before}
        <TextField
          css={field}
          label={label}
          hideLabel={hideLabel}
          placeholder={hideLabel ? label : undefined}
          type="search"
          maxLength={LONGEST_FILTER}
          start={<Search aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {children}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
