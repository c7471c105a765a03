import type { QuestionFacets } from '@api/contract';
import { css } from '@emotion/react';
import { membersOnly, useApi, useIsHydrating, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, Chip, FilterChip, FilterToggle, media, token } from 'design-system';
import { useState } from 'react';
import { type ListFilter, listQuery, PLACE, type Switch } from '../addresses/list-selection.ts';
import { type OptionList, useFilters } from './filter-store.tsx';
import { ORDERS, SortSelect } from './SortSelect.tsx';

const bar = css({
  display: 'flex',
  gap: token.space[2],
  alignItems: 'start',
  '@media (scripting: none)': { display: 'none' },
  // One scrolling row on a phone, padded for its focus ring.
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

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[4] });
const field = css({ display: 'grid', gap: token.space[1], color: token.color.ink2, fontSize: token.text.small });
const control = css({
  minBlockSize: token.size.control,
  paddingInline: token.space[3],
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  font: 'inherit',
});

const SWITCHES = { calculatorAllowed: 'Calculator', calculatorNotAllowed: 'No calculator' } as const;

/** More opens the others. */
const IN_VIEW: ReadonlySet<ListFilter | Switch> = new Set(['difficulty', 'paper', 'level', 'uncompletedQuestion']);

interface SwitchFilter {
  name: Switch;
  label: string;
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

/** Filters with counts, and the order. */
export function FilterBar({ subjectSlug, twoLevels }: { subjectSlug: string; twoLevels: boolean }) {
  const filters = useFilters((state) => state);
  const { q, filterOptions, setFilters } = filters;
  const { user } = useSession();
  const { page: _page, pageSize: _pageSize, ...selection } = listQuery(filters.search);
  const facets = useApi('GET /api/questions/filters', { query: { ...selection, subject: subjectSlug } }, { keepPrevious: true });
  const hydrating = useIsHydrating();
  const staff = user?.role_id === 1 || user?.role_id === 2;
  // A filter from the address stays visible after it is cleared.
  const [showsAll, setShowsAll] = useState(() => hasHiddenInUse(filters));
  const inView = (name: ListFilter | Switch, inUse: boolean) => showsAll || inUse || IN_VIEW.has(name);

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
            // The level filter shows only where it divides the list; the others always, so that nothing appears late.
            .filter((name) => name !== 'level' || twoLevels || filters.level.length > 0)
            .filter((name) => inView(name, filters[name].length > 0))
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
          {[...(user || hydrating ? LEARNER_SWITCHES : []), ...(staff ? STAFF_SWITCHES : [])]
            .filter(({ name }) => inView(name, filters[name]))
            .map(({ name, label, excludes }) => (
              <FilterToggle
                key={name}
                css={hydrating && membersOnly}
                pressed={filters[name]}
                onPressedChange={(pressed) =>
                  setFilters({ [name]: pressed, ...(pressed && excludes ? { [excludes]: false } : {}) })
                }
              >
                {label}
              </FilterToggle>
            ))}
          <Button variant="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Fewer filters' : 'More filters'}
          </Button>
        </fieldset>
        <SortSelect staff={staff} />
      </div>
    </>
  );
}

const hasHiddenInUse = (filters: Readonly<Record<ListFilter, readonly string[]> & Record<Switch, boolean>>) =>
  (['year', 'month', 'timezone'] as const).some((name) => filters[name].length > 0) ||
  [...LEARNER_SWITCHES, ...STAFF_SWITCHES].some(({ name }) => filters[name] && !IN_VIEW.has(name));

/** Two switches of the specification in one select. */
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

function FilterForm({ facets }: { facets: QuestionFacets | undefined }) {
  const { search, filterOptions, sortBy, sortOrder, ...filters } = useFilters((state) => state);
  return (
    <noscript>
      <form css={form} action={addressOf('question-list')} aria-label="Filters">
        {[...PLACE, 'q', 'pageSize'].map(
          (name) => search.get(name) && <input key={name} type="hidden" name={name} value={search.get(name) ?? ''} />,
        )}
        {(Object.keys(filterOptions) as ListFilter[]).map((name) => {
          // Multiple values, which need scripts, are one option.
          const chosen = filters[name].join();
          return (
            <label key={name} css={field}>
              {filterOptions[name].label}
              <select css={control} name={name} defaultValue={chosen}>
                <option value="">All</option>
                {optionsOf(facets, name, chosen ? [chosen] : [], filterOptions[name]).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label.replaceAll(',', ', ')}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
        {(['calculatorAllowed', 'calculatorNotAllowed'] as const).map((name) => (
          <label key={name}>
            <input type="checkbox" name={name} value="true" defaultChecked={filters[name]} /> {SWITCHES[name]}
          </label>
        ))}
        <label css={field}>
          Order
          <select css={control} name="sortBy" defaultValue={sortBy}>
            {[...new Map(ORDERS.map(({ value, by }) => [value.split('-')[0] ?? '', by]))].map(([value, by]) => (
              <option key={value} value={value}>
                {by}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" name="sortOrder" value="desc" defaultChecked={sortOrder === 'desc'} /> Backwards
        </label>
        <Button type="submit">Show</Button>
      </form>
    </noscript>
  );
}

/** Options with counts; a chosen one stays even at zero. */
function optionsOf(
  facets: QuestionFacets | undefined,
  name: ListFilter,
  chosen: readonly string[],
  { words }: OptionList,
): { value: string; label: string; count: number }[] {
  const offered = (facets?.[name] ?? []).map((option) => ({ value: String(option.value), count: option.count }));
  const missing = chosen.filter((value) => !offered.some((option) => option.value === value));
  return [...offered, ...missing.map((value) => ({ value, count: 0 }))].map((option) => ({
    ...option,
    label: words[option.value] ?? option.value,
  }));
}
