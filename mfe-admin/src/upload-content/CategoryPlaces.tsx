import type { UploadCategory, UploadPlace, UploadRun } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { Badge, Button, SearchSelect, SegmentedControl, Select, token } from 'design-system';
import { useId, useState } from 'react';
import { ReadFailed } from '../staff-area/ReadFailed.tsx';
import { breaking, heading3, small, stack } from '../staff-area/styles.ts';
import { topicOptions } from '../staff-area/topic-options.ts';
import { counted } from './upload-labels.ts';
import { inheritedPlace, keyOf, useCategoryPlaces } from './use-category-places.ts';
import { type RunChoices, unplacedOf } from './use-run-choices.ts';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[4] });

interface CategoryPlacesProps {
  run: UploadRun;
  categories: readonly UploadCategory[];
  choices: RunChoices;
}

/** Categories of another system's file, and the topic of each. */
export function CategoryPlaces({ run, categories, choices }: CategoryPlacesProps) {
  const id = useId();
  const read = useApi('GET /api/subjects', {});
  const subjects = read.data?.subjects ?? [];
  const places = useCategoryPlaces(run, categories, subjects, choices);
  const lost = unplacedOf(categories);
  const [which, setWhich] = useState<'lost' | 'all'>(lost.length > 0 ? 'lost' : 'all');

  return (
    <section css={stack[4]} aria-labelledby={id}>
      <div>
        <h3 css={heading3} id={id}>
          Where its categories belong
        </h3>
        <p css={small}>
          {lost.length > 0
            ? `${counted(lost.length, 'category', 'categories')} of ${categories.length} ${lost.length === 1 ? 'has' : 'have'} no topic yet. `
            : 'Every category has its topic. '}
          A topic counts for the categories below it as well; what a question says of itself comes first.
        </p>
      </div>
      <ReadFailed title="The subjects did not load" read={read} />
      <div css={head}>
        <Select
          label="Subject of the topics"
          placeholder="Choose a subject"
          value={places.slug}
          options={subjects.map((each) => ({ value: each.slug, label: each.subject_name }))}
          onValueChange={places.chooseSubject}
        />
        {lost.length > 0 && lost.length < categories.length && (
          <SegmentedControl
            label="Which categories"
            options={[
              { value: 'lost', label: `Without a topic (${lost.length})` },
              { value: 'all', label: `All (${categories.length})` },
            ]}
            value={which}
            onValueChange={setWhich}
          />
        )}
      </div>
      <CategoryList categories={which === 'all' ? categories : lost} places={places} />
    </section>
  );
}

const list = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${token.color.line}`,
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'center',
  gap: `${token.space[2]} ${token.space[4]}`,
  paddingBlock: token.space[3],
  borderBlockEnd: `1px solid ${token.color.line}`,
});

/** Each row has a field with the whole tree. */
const SHOWN_AT_ONCE = 20;

interface CategoryListProps {
  categories: readonly UploadCategory[];
  places: ReturnType<typeof useCategoryPlaces>;
}

/** Some categories at a time, each with its topic. */
function CategoryList({ categories, places: { said, slug, subject, place } }: CategoryListProps) {
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const topics = topicOptions(subject, 'slug');
  return (
    <>
      <ul css={list} aria-label="Categories">
        {categories.slice(0, most).map(({ category, questions, unplaced }) => {
          const own = said.get(keyOf(category));
          return (
            <li key={keyOf(category)} css={row}>
              <div css={breaking}>
                {category.join(' / ')}
                <p css={small}>
                  {counted(questions, 'question')} {unplaced > 0 && <Badge tone="warning">{unplaced} without a topic</Badge>}
                </p>
              </div>
              <SearchSelect
                label={`Topic of ${category.join(' / ')}`}
                hideLabel
                disabled={!subject && !own}
                placeholder={placeholderFor(inheritedPlace(category, said), Boolean(subject))}
                value={own?.topic ?? ''}
                options={withChoiceOf(own, slug, topics)}
                onValueChange={(topic) => place(category, topic)}
              />
            </li>
          );
        })}
      </ul>
      {categories.length > most && (
        <div>
          <Button size="small" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            Show {Math.min(SHOWN_AT_ONCE, categories.length - most)} more of {categories.length}
          </Button>
        </div>
      )}
    </>
  );
}

function placeholderFor(inherited: UploadPlace | null, hasSubject: boolean): string {
  if (inherited) return `As ${inherited.category.join(' / ')}`;
  return hasSubject ? 'Type to find a topic' : 'Choose a subject first';
}

/** Topics, and an earlier choice of another subject. */
function withChoiceOf(own: UploadPlace | undefined, subject: string, topics: ReturnType<typeof topicOptions>) {
  if (!own || own.subject === subject) return topics;
  return [{ value: own.topic, label: `${own.topic.replaceAll('-', ' ')} (${own.subject})`, depth: 0, words: '' }, ...topics];
}
