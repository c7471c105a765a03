import type { QuestionFacets } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Button, token } from 'design-system';
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
const FILTERS = ['difficulty', 'paper', 'year', 'month', 'timezone', 'level'] as const;
const LABELS: Readonly<Record<(typeof FILTERS)[number], string>> = {
  difficulty: 'Difficulty',
  paper: 'Paper',
  year: 'Year',
  month: 'Month',
  timezone: 'Time zone',
  level: 'Level',
};
const SWITCHES = { calculatorAllowed: 'Calculator', calculatorNotAllowed: 'No calculator' } as const;

/** The same filters and order where no script runs: a form of which the browser itself makes the address. */
export function FilterForm({ search, facets }: { search: URLSearchParams; facets: QuestionFacets | undefined }) {
  return (
    <noscript>
      <form css={form} action={addressOf('question-list')} aria-label="Filters">
        {PLACE.map((name) => search.get(name) && <input key={name} type="hidden" name={name} value={search.get(name) ?? ''} />)}
        {FILTERS.map((name) => (
          <label key={name} css={field}>
            {LABELS[name]}
            <select css={control} name={name} defaultValue={search.get(name) ?? ''}>
              <option value="">All</option>
              {valuesOf(name, search, facets).map((value) => (
                <option key={value} value={value}>
                  {value.replaceAll(',', ', ')}
                </option>
              ))}
            </select>
          </label>
        ))}
        {Object.entries(SWITCHES).map(([name, label]) => (
          <label key={name}>
            <input type="checkbox" name={name} value="true" defaultChecked={search.get(name) === 'true'} /> {label}
          </label>
        ))}
        <label css={field}>
          Order
          <select css={control} name="sortBy" defaultValue={search.get('sortBy') ?? ''}>
            {[...new Map(ORDERS.map(({ value, by }) => [value.split('-')[0] ?? '', by]))].map(([value, by]) => (
              <option key={value} value={value}>
                {by}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" name="sortOrder" value="desc" defaultChecked={search.get('sortOrder') === 'desc'} /> Backwards
        </label>
        <Button type="submit">Show</Button>
      </form>
    </noscript>
  );
}

/** What a filter offers; several values at once, which only scripts choose, stay one choice. */
function valuesOf(name: (typeof FILTERS)[number], search: URLSearchParams, facets: QuestionFacets | undefined): string[] {
  const offered = (facets?.[name] ?? []).map(({ value }) => String(value));
  const chosen = search.get(name);
  return chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
}
