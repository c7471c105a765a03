import type { Subject } from '@api/contract';
import { css } from '@emotion/react';
import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { optionIn, withChange } from './list-address.ts';

const choice = css({ flex: '0 1 12rem' });

interface FilterSelectProps {
  name: string;
  label: string;
  hideLabel?: boolean;
  /** The choice of all, if any. */
  all?: string;
  value?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** Filters a list by a choice in the address. */
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

/** Filters by subject; with `value` by exactly one. */
export const SubjectFilter = ({ subjects, value }: { subjects: readonly Subject[]; value?: string }) => (
  <FilterSelect
    name="subject"
    label="Subject"
    {...(value === undefined && { all: 'All subjects' })}
    value={value}
    options={subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
  />
);
