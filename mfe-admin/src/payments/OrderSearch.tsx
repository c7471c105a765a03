import { css } from '@emotion/react';
import { Button, Select, TextField, token } from 'design-system';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withChange } from '../staff-area/address-changes.ts';
import { statusOf } from './order-address.ts';
import { ORDER_STATUSES, statusWords } from './order-words.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const field = css({ flex: `1 1 ${token.size.popup}` });

/** Narrows the orders by learner, by number or provider's id, and by state; what is typed counts with Enter or the button. */
export function OrderSearch() {
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
          label="Learner, order number or payment id"
          type="search"
          maxLength={100}
          start={<Search aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Select
          label="State"
          value={statusOf(search) ?? 'all'}
          options={[
            { value: 'all', label: 'All states' },
            ...ORDER_STATUSES.map((status) => ({ value: status, label: statusWords(status).label })),
          ]}
          onValueChange={(status) => setSearch(withChange(search, { status: status === 'all' ? null : status }))}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
