import { css } from '@emotion/react';
import { Select } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { withFilter } from '../addresses/list-selection.ts';

const ORDERS = [
  { value: 'question_number-asc', label: 'Number' },
  { value: 'difficulty-asc', label: 'Easiest first' },
  { value: 'difficulty-desc', label: 'Hardest first' },
  { value: 'marks-asc', label: 'Fewest marks' },
  { value: 'marks-desc', label: 'Most marks' },
  { value: 'year-desc', label: 'Newest session' },
  { value: 'year-asc', label: 'Oldest session' },
] as const;
const STAFF_ORDERS = [
  { value: 'priority-desc', label: 'Priority' },
  { value: 'updated_at-desc', label: 'Last edited' },
] as const;
const DEFAULT_ORDER = 'question_number-asc';

const box = css({ flex: 'none', inlineSize: 'auto' });

/** The order of the list: key and direction as one choice. */
export function SortSelect({ staff }: { staff: boolean }) {
  const [search, setSearch] = useSearchParams();
  const value = `${search.get('sortBy') ?? 'question_number'}-${search.get('sortOrder') ?? 'asc'}`;
  const options = [...ORDERS, ...(staff ? STAFF_ORDERS : [])];
  return (
    <Select
      css={box}
      label="Order"
      hideLabel
      value={options.some((option) => option.value === value) ? value : DEFAULT_ORDER}
      options={options}
      onValueChange={(order) => {
        const [sortBy = '', sortOrder = ''] = order.split('-');
        setSearch(withFilter(search, order === DEFAULT_ORDER ? { sortBy: null, sortOrder: null } : { sortBy, sortOrder }));
      }}
    />
  );
}
