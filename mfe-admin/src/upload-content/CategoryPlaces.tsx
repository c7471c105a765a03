import type { UploadCategory, UploadPlace, UploadRun } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation } from '@shell/kit';
import { Badge, Banner, Button, SearchSelect, SegmentedControl, Select, token } from 'design-system';
import { useId, useState } from 'react';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { topicOptions } from '../staff-area/topics/topic-options.ts';
import { guessed, heirOf, keyOf, type Places, placesOf } from './category-choices.ts';
import { counted } from './upload-words.ts';

const frame = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token.space[4] });
const heading = css({ margin: 0, fontSize: token.text.control });
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
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });

/** So many at once: each row has a field with the whole tree. */
const SHOWN_AT_ONCE = 20;

interface CategoryPlacesProps {
  run: UploadRun;
  categories: readonly UploadCategory[];
  onRun: (id: number) => void;
}

/** What another system's file sorts its questions by, and the topic that each of it belongs to. What is said goes along to the next try and to storing. */
export function CategoryPlaces({ run, categories, onRun }: CategoryPlacesProps) {
  const id = useId();
  const read = useApi('GET /api/subjects', {});
  const subjects = read.data?.subjects ?? [];
  const stored = placesOf(run.options.places);
  const [said, setSaid] = useState<Places>(stored);
  const [slug, setSlug] = useState(run.options.defaults.subject ?? run.options.places[0]?.subject ?? '');
  const lost = categories.filter(({ unplaced }) => unplaced > 0).length;
  const [which, setWhich] = useState<'lost' | 'all'>(lost > 0 ? 'lost' : 'all');
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const again = useApiMutation('POST /api/admin/uploads/runs/:id/import', { invalidates: ['GET /api/admin/uploads/runs'] });
  const subject = subjects.find((each) => each.slug === slug);
  const topics = topicOptions(subject, 'slug');
  const wanted = which === 'all' ? categories : categories.filter(({ unplaced }) => unplaced > 0);
  const changed = JSON.stringify([...said.values()]) !== JSON.stringify([...stored.values()]);

  const place = (category: readonly string[], topic: string) => {
    const next = new Map(said);
    if (topic === '') next.delete(keyOf(category));
    else next.set(keyOf(category), { category: [...category], subject: slug, topic });
    setSaid(next);
  };
  const chooseSubject = (chosen: string) => {
    setSlug(chosen);
    const options = topicOptions(
      subjects.find((each) => each.slug === chosen),
      'slug',
    );
    setSaid(new Map([...placesOf(guessed(categories, chosen, options)), ...said]));
  };
  const tryAgain = async () => {
    try {
      const places = [...said.values()];
      const body = { partial: run.options.partial, dry_run: true, places };
      onRun((await again.mutateAsync({ params: { id: run.id }, body })).run.id);
    } catch {
      // Said below.
    }
  };

  return (
    <section css={frame} aria-labelledby={id}>
      <div>
        <h3 css={heading} id={id}>
          Where its categories belong
        </h3>
        <p css={quiet}>
          {lost > 0
            ? `${counted(lost, 'category', 'categories')} of ${categories.length} ${lost === 1 ? 'has' : 'have'} no topic yet. `
            : 'Every category has its topic. '}
          A topic counts for the categories below it as well; what a question says of itself comes first.
        </p>
      </div>
      <ListFailed title="The subjects did not load" list={read} />
      <div css={head}>
        <Select
          label="Subject of the topics"
          placeholder="Choose a subject"
          value={slug}
          options={subjects.map((each) => ({ value: each.slug, label: each.subject_name }))}
          onValueChange={chooseSubject}
        />
        {lost > 0 && lost < categories.length && (
          <SegmentedControl
            label="Which categories"
            options={[
              { value: 'lost', label: `Without a topic (${lost})` },
              { value: 'all', label: `All (${categories.length})` },
            ]}
            value={which}
            onValueChange={setWhich}
          />
        )}
      </div>
      <ul css={list} aria-label="Categories">
        {wanted.slice(0, most).map(({ category, questions, unplaced }) => {
          const own = said.get(keyOf(category));
          const inherited = heirOf(category, said);
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
                placeholder={placeholderFor(inherited, Boolean(subject))}
                value={own?.topic ?? ''}
                options={withChoiceOf(own, slug, topics)}
                onValueChange={(topic) => place(category, topic)}
              />
            </li>
          );
        })}
      </ul>
      {wanted.length > most && (
        <div>
          <Button size="small" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            Show {Math.min(SHOWN_AT_ONCE, wanted.length - most)} more of {wanted.length}
          </Button>
        </div>
      )}
      {again.error && <Banner tone="error">{messageOf(again.error)}</Banner>}
      <div css={actions}>
        <Button
          variant={lost > 0 ? 'primary' : 'secondary'}
          disabled={!changed}
          loading={again.isPending}
          onClick={() => void tryAgain()}
        >
          Try it again with these topics
        </Button>
        <span css={quiet}>The file need not be sent again. Storing it afterwards uses the same topics.</span>
      </div>
    </section>
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
