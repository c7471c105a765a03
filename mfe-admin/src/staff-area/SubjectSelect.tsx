import type { Subject } from '@api/contract';
import { css } from '@emotion/react';
import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from './address-changes.ts';

const select = css({ flex: '0 1 12rem' });

interface SubjectSelectProps {
  subjects: readonly Subject[];
  /** The one that is in view, for pages that show one at a time; without it a list of all can be chosen. */
  value?: string;
}

/** Filters a list by a subject, which is in the address. */
export function SubjectSelect({ subjects, value }: SubjectSelectProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <Select
      css={select}
      label="Subject"
      value={value ?? search.get('subject') ?? 'all'}
      options={[
        ...(value === undefined ? [{ value: 'all', label: 'All subjects' }] : []),
        ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
      ]}
      onValueChange={(slug) => setSearch(withChange(search, { subject: slug === 'all' ? null : slug }))}
    />
  );
}
