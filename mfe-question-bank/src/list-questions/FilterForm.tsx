import type { QuestionFacets } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Button, token } from 'design-system';
import type { ListFilter } from '../addresses/list-selection.ts';
import { optionsOf, useFilters } from './filter-store.tsx';
import { ORDERS } from './SortSelect.tsx';

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

/** What of the address stays as it is. */
const PLACE = ['subject', 'topic', 'subtopic', 'subsubtopic', 'q', 'pageSize'];
const SWITCHES = { calculatorAllowed: 'Calculator', calculatorNotAllowed: 'No calculator' } as const;

/** The same filters and order where no script runs: a form of which the browser itself makes the address. */
export function FilterForm({ facets }: { facets: QuestionFacets | undefined }) {
  const { search, filterOptions, sortBy, sortOrder, ...filters } = useFilters((state) => state);
  return (
    <noscript>
      <form css={form} action={addressOf('question-list')} aria-label="Filters">
        {PLACE.map((name) => search.get(name) && <input key={name} type="hidden" name={name} value={search.get(name) ?? ''} />)}
        {(Object.keys(filterOptions) as ListFilter[]).map((name) => {
          // Several values at once, which only scripts choose, stay one choice.
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
