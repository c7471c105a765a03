import type { QuestionFacets } from '@api/contract';
import { css } from '@emotion/react';
import { membersOnly, useApi, useIsFirstDrawing, useSession } from '@shell/kit';
import { Chip, FilterChip, FilterToggle, media, token } from 'design-system';
import { type ListFilter, listQuery, type Switch } from '../addresses/list-selection.ts';
import { FilterForm } from './FilterForm.tsx';
import { optionsOf, useFilters } from './filter-store.tsx';
import { SortSelect } from './SortSelect.tsx';

const bar = css({
  display: 'flex',
  gap: token.space[2],
  alignItems: 'start',
  '@media (scripting: none)': { display: 'none' },
  // On a phone filters and order share one row that scrolls; the padding is room for the focus ring inside it.
  [media.phone]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${token.space[4]})`,
    padding: `${token.space[1]} ${token.space[4]}`,
  },
});
const filtersStyles = css({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: token.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  [media.phone]: { flex: 'none', flexWrap: 'nowrap', minInlineSize: 'max-content' },
});

interface SwitchFilter {
  name: Switch;
  label: string;
  /** What switching it on switches off. */
  excludes?: Switch;
}

const LEARNER_SWITCHES: readonly SwitchFilter[] = [
  { name: 'completedQuestion', label: 'Completed', excludes: 'uncompletedQuestion' },
  { name: 'uncompletedQuestion', label: 'Not completed', excludes: 'completedQuestion' },
  { name: 'bookmarkedQuestion', label: 'Saved' },
  { name: 'pinnedQuestion', label: 'Pinned' },
];
const STAFF_SWITCHES: readonly SwitchFilter[] = [
  { name: 'verified', label: 'Verified' },
  { name: 'topicChanged', label: 'Topic changed' },
];

/** The filters of the list with the number of questions each would leave, and its order. */
export function FilterBar({ subjectSlug, twoLevels }: { subjectSlug: string; twoLevels: boolean }) {
  const filters = useFilters((state) => state);
  const { q, filterOptions, setFilters } = filters;
  const { user } = useSession();
  const { page: _page, pageSize: _pageSize, ...selection } = listQuery(filters.search);
  const facets = useApi('GET /api/questions/filters', { query: { ...selection, subject: subjectSlug } }, { keepPrevious: true });
  const firstDrawing = useIsFirstDrawing();
  const staff = user?.role_id === 1 || user?.role_id === 2;

  return (
    <>
      <FilterForm facets={facets.data} />
      <div css={bar}>
        <fieldset css={filtersStyles} aria-label="Filters">
          {q && (
            <Chip onRemove={() => setFilters({ q: null })} removeLabel="Clear the search">
              “{q}”
            </Chip>
          )}
          {(Object.keys(filterOptions) as ListFilter[])
            // A level's filter stands only where it may divide the list; all others stand always, so that none comes late.
            .filter((name) => name !== 'level' || twoLevels || filters.level.length > 0)
            .map((name) => (
              <FilterChip
                key={name}
                label={filterOptions[name].label}
                multiple={filterOptions[name].multiple}
                options={optionsOf(facets.data, name, filters[name], filterOptions[name])}
                value={[...filters[name]]}
                onValueChange={(value) => setFilters({ [name]: value })}
              />
            ))}
          <CalculatorFilter facets={facets.data} />
          {[...(user || firstDrawing ? LEARNER_SWITCHES : []), ...(staff ? STAFF_SWITCHES : [])].map(
            ({ name, label, excludes }) => (
              <FilterToggle
                key={name}
                css={firstDrawing && membersOnly}
                pressed={filters[name]}
                onPressedChange={(pressed) =>
                  setFilters({ [name]: pressed, ...(pressed && excludes ? { [excludes]: false } : {}) })
                }
              >
                {label}
              </FilterToggle>
            ),
          )}
        </fieldset>
        <SortSelect staff={staff} />
      </div>
    </>
  );
}

/** Two switches of the specification's filter state, shown as one choice. */
function CalculatorFilter({ facets }: { facets: QuestionFacets | undefined }) {
  const filters = useFilters((state) => state);
  const count = (allowed: boolean) => facets?.calculatorAllowed.find((option) => option.value === allowed)?.count ?? 0;
  return (
    <FilterChip
      label="Calculator"
      multiple={false}
      value={(['calculatorAllowed', 'calculatorNotAllowed'] as const).filter((name) => filters[name])}
      options={[
        { value: 'calculatorAllowed', label: 'Calculator', count: count(true) },
        { value: 'calculatorNotAllowed', label: 'No calculator', count: count(false) },
      ]}
      onValueChange={([name]) =>
        filters.setFilters({
          calculatorAllowed: name === 'calculatorAllowed',
          calculatorNotAllowed: name === 'calculatorNotAllowed',
        })
      }
    />
  );
}
