import type { Subject } from '@api/contract';
import { LONGEST_FILTER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useApi, useSession } from '@shell/kit';
import { Button, Select, TextField, token } from 'design-system';
import Search from 'lucide-react/icons/search';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assignedOf, dayIn, optionIn, withChange } from './list-address.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[3] });
const field = css({ flex: '1 1 12rem' });
const choice = css({ flex: '0 1 12rem' });

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

interface FilterSelectProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  hideLabel?: boolean;
  /** Names the choice of all; without it there is none. */
  all?: string;
  /** The chosen one, where the address names none. */
  value?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** Filters a list by a choice, which the address holds. */
export function FilterSelect({ name, label, hideLabel = false, all, value, options }: FilterSelectProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <Select
      css={choice}
      label={label}
      hideLabel={hideLabel}
      value={value ?? optionIn(search, name, options) ?? 'all'}
      options={[...(all ? [{ value: 'all', label: all }] : []), ...options]}
      onValueChange={(chosen) => setSearch(withChange(search, { [name]: chosen === 'all' ? null : chosen }))}
    />
  );
}

/** Filters a list by subject; by exactly one with `value`, the one in view. */
export const SubjectFilter = ({ subjects, value }: { subjects: readonly Subject[]; value?: string }) => (
  <FilterSelect
    name="subject"
    label="Subject"
    {...(value === undefined && { all: 'All subjects' })}
    value={value}
    options={subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
  />
);

interface AssigneeFilterProps {
  /** The choices then carry the label: "Assigned to me". */
  hideLabel?: boolean;
}

/** Filters a list by assignee, in the address as `assigned`. */
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
  // Until the names are loaded, and for former colleagues.
  if (chosen && !options.some(({ value }) => value === chosen)) options.push({ value: chosen, label: `Account ${chosen}` });
  const all = hideLabel ? `${label} anyone` : 'Anyone';
  return <FilterSelect name="assigned" {...{ label, hideLabel, all, options }} />;
}

/** Filters a list by days, in the address as `from` and `to`. */
export function DayFilter() {
  const [search, setSearch] = useSearchParams();
  const days = [
    { name: 'from', label: 'From' },
    { name: 'to', label: 'Through' },
  ] as const;
  return days.map(({ name, label }) => (
    <TextField
      key={name}
      label={label}
      type="date"
      value={dayIn(search, name) ?? ''}
      onChange={({ target }) => setSearch(withChange(search, { [name]: target.value }))}
    />
  ));
}
