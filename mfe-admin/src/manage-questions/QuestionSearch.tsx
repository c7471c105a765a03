import type { SubjectWithTopics, Topic } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { FilterChip, media, SegmentedControl, token } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { SubjectFilter } from '../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { withChange } from '../staff-area/list/list-address.ts';
import { chosenIn, FILTERS, TABLE_STATES, TOPIC_LEVELS, tableState } from './table-address.ts';

const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Six lines of filters would leave a phone no room for the table.
  [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', '& > *': { flex: 'none' } },
});

/** Switches to deleted questions, and filters the bank. */
export function QuestionSearch({ subjects }: { subjects: readonly SubjectWithTopics[] }) {
  const [search, setSearch] = useSearchParams();
  const rules = useApi('GET /api/admin/questions/new', {});
  const reviewed = rules.data?.needs_approval === true || rules.data?.any_in_review === true;
  // A filter in the address can always be removed.
  const filters = FILTERS.filter((filter) => filter.name !== 'in_review' || reviewed || chosenIn(search, filter).length > 0);
  const state = (
    <SegmentedControl
      label="Which questions"
      options={TABLE_STATES}
      value={tableState(search)}
      onValueChange={(chosen) => setSearch(chosen === 'bank' ? {} : { state: chosen })}
    />
  );
  if (tableState(search) === 'deleted') return <div>{state}</div>;
  const subject = subjects.find(({ slug }) => slug === search.get('subject'));
  return (
    <>
      <ListSearch label="Text, topic or #number" before={state}>
        <SubjectFilter subjects={subjects} />
      </ListSearch>
      <fieldset css={chips} aria-label="Filters">
        {subject && <TopicChip topics={subject.Topic ?? []} />}
        {filters.map((filter) => (
          <FilterChip
            key={filter.name}
            label={filter.label}
            options={filter.options}
            multiple={filter.multiple}
            value={chosenIn(search, filter)}
            onValueChange={(values) => setSearch(withChange(search, { [filter.name]: values.join(',') || null, state: null }))}
          />
        ))}
      </fieldset>
    </>
  );
}

/** Filters by topics of any level; the address holds each level. */
function TopicChip({ topics }: { topics: readonly Topic[] }) {
  const [search, setSearch] = useSearchParams();
  const below = (list: readonly Topic[], depth: number): { value: string; label: string }[] =>
    list.flatMap((topic) => [
      {
        value: `${TOPIC_LEVELS[depth]}:${topic.slug}`,
        label: `${'\u2003'.repeat(depth)}${topic.topic_number} ${topic.topic_name}`,
      },
      ...below(topic.subtopics, depth + 1),
    ]);
  const slugsOf = (level: string) => (search.get(level) ?? '').split(',').filter(Boolean);
  const change = (values: string[]) =>
    setSearch(
      withChange(
        search,
        Object.fromEntries(
          TOPIC_LEVELS.map((level) => {
            const slugs = values.filter((value) => value.startsWith(`${level}:`)).map((value) => value.slice(level.length + 1));
            return [level, slugs.join(',') || null];
          }),
        ),
      ),
    );
  return (
    <FilterChip
      label="Topic"
      options={below(topics, 0)}
      value={TOPIC_LEVELS.flatMap((level) => slugsOf(level).map((slug) => `${level}:${slug}`))}
      onValueChange={change}
    />
  );
}
