import { css } from '@emotion/react';
import { token } from 'design-system';
import { useFilters } from './filter-store.tsx';

export const ORDERS = [
  { value: 'question_number-asc', label: 'Question number', by: 'Number' },
  { value: 'difficulty-asc', label: 'Easiest first', by: 'Difficulty' },
  { value: 'difficulty-desc', label: 'Hardest first', by: 'Difficulty' },
  { value: 'marks-asc', label: 'Fewest marks', by: 'Marks' },
  { value: 'marks-desc', label: 'Most marks', by: 'Marks' },
  { value: 'year-desc', label: 'Newest session', by: 'Session' },
  { value: 'year-asc', label: 'Oldest session', by: 'Session' },
] as const;
const STAFF_ORDERS = [
  { value: 'priority-desc', label: 'Priority' },
  { value: 'updated_at-desc', label: 'Last edited' },
] as const;

const pill = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: token.size.controlSmall,
  borderRadius: token.radius.full,
  boxShadow: `inset 0 0 0 1px ${token.color.lineStrong}`,
  background: token.color.surface,
  color: token.color.ink2,
  '&:hover': { boxShadow: `inset 0 0 0 1px ${token.color.controlLine}` },
  '&:focus-within': { outline: `2px solid ${token.color.accent}`, outlineOffset: '2px' },
});
const word = css({ paddingInlineStart: token.space[4], fontSize: token.text.control });
const select = css({
  appearance: 'none',
  fieldSizing: 'content',
  alignSelf: 'stretch',
  border: 0,
  borderRadius: token.radius.full,
  background: 'none',
  padding: `0 ${token.space[4]} 0 ${token.space[1]}`,
  color: 'inherit',
  font: 'inherit',
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  cursor: 'pointer',
  outline: 'none',
  '& option': { color: token.color.ink, background: token.color.surface },
});

/** Key and direction in one choice. */
export function SortSelect({ staff }: { staff: boolean }) {
  const { sortBy, sortOrder, setFilters, defaultFilters } = useFilters((state) => state);
  const options = [...ORDERS, ...(staff ? STAFF_ORDERS : [])].map(({ value, label }) => ({ value: value as string, label }));
  const isOffered = options.some(({ value }) => value === `${sortBy}-${sortOrder}`);
  const shown = isOffered ? { sortBy, sortOrder } : defaultFilters;
  return (
    <label css={pill}>
      <span css={word}>Sort:</span>
      <select
        css={select}
        value={`${shown.sortBy}-${shown.sortOrder}`}
        onChange={(event) => {
          const [by = '', order = ''] = event.target.value.split('-');
          setFilters({ sortBy: by, sortOrder: order });
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
