import { LONGEST_FILTER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Button, media, TextField, token } from 'design-system';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from './list-address.ts';
import { SEARCHED } from './use-first-found.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const field = css({ flex: '1 1 9rem' });
/** On a phone the choices open by a button, so that the list begins on the first screen. */
const opener = css({ display: 'none', [media.phone]: { display: 'inline-flex' } });
const choices = css({ display: 'contents', [media.phone]: { '&[data-closed]': { display: 'none' } } });

interface ListSearchProps {
  label: string;
  hideLabel?: boolean;
  before?: ReactNode;
  children?: ReactNode;
}

/** Searches a list by words (`q`), on Enter or the button. */
export function ListSearch({ label, hideLabel = false, before, children }: ListSearchProps) {
  const [search, setSearch] = useSearchParams();
  const searched = search.get('q') ?? '';
  const [words, setWords] = useState(searched);
  const [open, setOpen] = useState(false);
  const choicesId = useId();
  // Back and forward change the address under the field.
  useEffect(() => setWords(searched), [searched]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(withChange(search, { q: words.trim() }), { state: SEARCHED });
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
        {children && (
          <>
            <Button
              css={opener}
              icon={<ListFilter />}
              aria-expanded={open}
              aria-controls={choicesId}
              onClick={() => setOpen((before) => !before)}
            >
              Filters
            </Button>
            <div id={choicesId} css={choices} data-closed={open ? undefined : ''}>
              {children}
            </div>
          </>
        )}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
