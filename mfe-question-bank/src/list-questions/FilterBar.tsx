import type { QuestionFacets } from '@api/contract';
import { css } from '@emotion/react';
import { membersOnly, useApi, useIsFirstDrawing, useSession } from '@shell/kit';
import { Chip, FilterChip, FilterToggle, media, token } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { chosen, listQuery, type ManyFilter, type OneFilter, type Switch, withFilter } from '../addresses/list-selection.ts';
import { FilterForm } from './FilterForm.tsx';
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
const filters = css({
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

interface Filter {
  name: ManyFilter | OneFilter;
  label: string;
  multiple: boolean;
  /** The option as it reads; its plain value unless told. */
  read?: (value: string) => string;
}

const FILTERS: readonly Filter[] = [
  { name: 'difficulty', label: 'Difficulty', multiple: true },
  { name: 'paper', label: 'Paper', multiple: true, read: (value) => `Paper ${value}` },
  { name: 'year', label: 'Year', multiple: true },
  { name: 'month', label: 'Month', multiple: false },
  { name: 'timezone', label: 'Time zone', multiple: true, read: (value) => `TZ${value}` },
  { name: 'level', label: 'Level', multiple: false },
];

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
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const { page: _page, pageSize: _pageSize, ...selection } = listQuery(search);
  const facets = useApi('GET /api/questions/filters', { query: { ...selection, subject: subjectSlug } }, { keepPrevious: true });
  const firstDrawing = useIsFirstDrawing();
  const staff = user?.role_id === 1 || user?.role_id === 2;
  const change = (changes: Parameters<typeof withFilter>[1]) => setSearch(withFilter(search, changes));
  const q = search.get('q');

  return (
    <>
      <FilterForm search={search} facets={facets.data} />
      <div css={bar}>
        <fieldset css={filters} aria-label="Filters">
          {q && (
            <Chip onRemove={() => change({ q: null })} removeLabel="Clear the search">
              “{q}”
            </Chip>
          )}
          {FILTERS.map(({ name, label, multiple, read }) => {
            const options = facetOptions(facets.data, name, chosen(search, name), read);
            // A level's filter stands only where it may divide the list; all others stand always, so that none comes late.
            if (name === 'level' && !twoLevels && chosen(search, name).length === 0) return null;
            return (
              <FilterChip
                key={name}
                label={label}
                multiple={multiple}
                options={options}
                value={chosen(search, name)}
                onValueChange={(value) => change({ [name]: value })}
              />
            );
          })}
          <CalculatorFilter facets={facets.data} />
          {[...(user || firstDrawing ? LEARNER_SWITCHES : []), ...(staff ? STAFF_SWITCHES : [])].map(
            ({ name, label, excludes }) => (
              <FilterToggle
                key={name}
                css={firstDrawing && membersOnly}
                pressed={search.get(name) === 'true'}
                onPressedChange={(pressed) => change({ [name]: pressed, ...(pressed && excludes ? { [excludes]: false } : {}) })}
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
  const [search, setSearch] = useSearchParams();
  const value = (['calculatorAllowed', 'calculatorNotAllowed'] as const).filter((name) => search.get(name) === 'true');
  const count = (allowed: boolean) => facets?.calculatorAllowed.find((option) => option.value === allowed)?.count ?? 0;
  return (
    <FilterChip
      label="Calculator"
      multiple={false}
      value={value}
      options={[
        { value: 'calculatorAllowed', label: 'Calculator', count: count(true) },
        { value: 'calculatorNotAllowed', label: 'No calculator', count: count(false) },
      ]}
      onValueChange={([name]) =>
        setSearch(
          withFilter(search, {
            calculatorAllowed: name === 'calculatorAllowed',
            calculatorNotAllowed: name === 'calculatorNotAllowed',
          }),
        )
      }
    />
  );
}

/** The options of a filter; a chosen one stays even when the rest of the selection leaves nothing for it. */
function facetOptions(
  facets: QuestionFacets | undefined,
  name: Filter['name'],
  value: readonly string[],
  read = (text: string) => text,
) {
  const offered = (facets?.[name] ?? []).map((option) => ({ value: String(option.value), count: option.count }));
  const missing = value
    .filter((entry) => !offered.some((option) => option.value === entry))
    .map((entry) => ({ value: entry, count: 0 }));
  return [...offered, ...missing].map((option) => ({ ...option, label: read(option.value) }));
}
