import type { UploadCategory, UploadPlace } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, Button, SearchSelect, token } from 'design-system';
import { useState } from 'react';
import { topicOptions } from '../staff-area/topics/topic-options.ts';
import { inheritedPlace, keyOf } from './category-choices.ts';
import { counted } from './upload-labels.ts';
import type { useCategoryPlaces } from './use-category-places.ts';

const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3 });
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
const name = css({ overflowWrap: 'anywhere' });

/** The limit of rows: each has a field with the whole tree. */
const SHOWN_AT_ONCE = 20;

interface CategoryListProps {
  categories: readonly UploadCategory[];
  places: ReturnType<typeof useCategoryPlaces>;
}

/** Categories of a file, each with the topic that it belongs to, some at a time. */
export function CategoryList({ categories, places: { said, slug, subject, place } }: CategoryListProps) {
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const topics = topicOptions(subject, 'slug');
  return (
    <>
      <ul css={list} aria-label="Categories">
        {categories.slice(0, most).map(({ category, questions, unplaced }) => {
          const own = said.get(keyOf(category));
          return (
            <li key={keyOf(category)} css={row}>
              <div css={name}>
                {category.join(' / ')}
                <p css={quiet}>
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

/** The topics to choose from, with what was chosen from another subject before. */
function withChoiceOf(own: UploadPlace | undefined, subject: string, topics: ReturnType<typeof topicOptions>) {
  if (!own || own.subject === subject) return topics;
  return [{ value: own.topic, label: `${own.topic.replaceAll('-', ' ')} (${own.subject})`, depth: 0, words: '' }, ...topics];
}
