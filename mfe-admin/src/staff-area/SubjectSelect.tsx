import type { Subject } from '@api/contract';
import { css } from '@emotion/react';
import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withChange } from './address-changes.ts';

const select = css({ flex: '0 1 12rem' });

/** Narrows a list to a subject, which stands in the address. */
export function SubjectSelect({ subjects }: { subjects: readonly Subject[] }) {
  const [search, setSearch] = useSearchParams();
  return (
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
  );
}
