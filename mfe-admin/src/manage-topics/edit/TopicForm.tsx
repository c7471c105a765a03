import type { StaffTopicDetail, TopicTree } from '@api/contract';
import { DEEPEST_TOPIC } from '@api/contract/topic-levels';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';
import { Banner, Button, Checkbox, media, Select, Sheet, TextField, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MathTextArea } from '../../edit-question/fields/MathTextArea.tsx';
import { FormStatus } from '../../staff-area/FormStatus.tsx';
import { LeaveGuard } from '../../staff-area/LeaveGuard.tsx';
import { useFormDraft } from '../../staff-area/use-form-draft.ts';
import { CoverField } from '../../write-posts/pictures/CoverField.tsx';
import { slugOf } from '../slug-of.ts';
import { editTopicAddress, treeAddress } from '../topic-addresses.ts';
import { subtreeOf } from '../tree/tree-moves.ts';
import { RemoveTopic } from './RemoveTopic.tsx';
import { SyllabusPreview } from './SyllabusPreview.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token.space[6],
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const form = css({ display: 'grid', gap: token.space[5] });
const pair = css({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: token.space[4],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const page = css({ '& textarea': { minBlockSize: '20rem' } });

const valuesOf = (
  topic: Pick<StaffTopicDetail, 'topic_name' | 'topic_number' | 'slug' | 'syllabus' | 'parent_topic_id' | 'featuredImage'>,
) => ({
  topic_name: topic.topic_name,
  topic_number: topic.topic_number,
  slug: topic.slug,
  parent: topic.parent_topic_id === null ? '' : String(topic.parent_topic_id),
  syllabus: topic.syllabus,
  picture: topic.featuredImage?.url.split('/').at(-1) ?? '',
  picture_alt: topic.featuredImage?.alt ?? '',
});

/** The number after those of its siblings: after 1.2 comes 1.3. */
function nextNumber({ topics }: TopicTree, parent: { id: number; topic_number: string } | null): string {
  const siblings = topics.filter(({ parent_topic_id }) => parent_topic_id === (parent?.id ?? null));
  const highest = Math.max(0, ...siblings.map(({ topic_number }) => Number(/\d+$/.exec(topic_number)?.[0] ?? 0)));
  const prefix = parent ? `${parent.topic_number}.` : (siblings[0]?.topic_number.replace(/\d+$/, '') ?? '');
  return `${prefix}${highest + 1}`;
}

interface TopicFormProps {
  /** Null for a new one. */
  topic: StaffTopicDetail | null;
  tree: TopicTree;
  /** Below which a new one was begun. */
  parent: { id: number; topic_number: string } | null;
}

type Issues = Readonly<Record<string, string>>;
const issuesOf = (error: unknown): Issues =>
  isApiError(error) ? Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message])) : {};

/** A topic: what it is called, where it stands, its address and its page, which is typeset beside the form while it is written. */
export function TopicForm({ topic, tree, parent }: TopicFormProps) {
  const host = useHost();
  const navigate = useNavigate();
  const stored = topic
    ? valuesOf(topic)
    : {
        topic_name: '',
        topic_number: nextNumber(tree, parent),
        slug: '',
        parent: parent ? String(parent.id) : '',
        syllabus: '',
        picture: '',
        picture_alt: '',
      };
  const draft = useFormDraft(topic ? `topic:${topic.id}` : `topic:new:${tree.subject.slug}`, stored);
  const { values, set, changed } = draft;
  const picture = values.picture === '' ? null : { name: values.picture, alt: values.picture_alt };
  const [version, setVersion] = useState(topic?.version ?? '');
  const [takeOver, setTakeOver] = useState(false);
  const [anyway, setAnyway] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const refresh = {
    invalidates: [
      'GET /api/admin/topics',
      'GET /api/admin/topics/:id',
      'GET /api/admin/subjects',
      'GET /api/subjects',
      'GET /api/topics/:subjectSlug',
      'GET /api/syllabus/:subjectSlug/:topicSlug',
    ],
  } as const;
  const change = useApiMutation('PUT /api/admin/topics/:id', refresh);
  const create = useApiMutation('POST /api/admin/topics', refresh);
  const busy = change.isPending || create.isPending;
  const issues = issuesOf(error);
  const code = isApiError(error) ? error.code : null;
  const newer =
    code === 'edited_meanwhile' && isApiError(error)
      ? (error.details.newer as { topic?: StaffTopicDetail } | undefined)?.topic
      : undefined;

  const own = topic ? subtreeOf(tree.topics, topic.id).map(({ id }) => id) : [];
  const height = topic
    ? Math.max(...subtreeOf(tree.topics, topic.id).map(({ depth }) => depth), topic.depth) - topic.depth + 1
    : 1;
  const parents = tree.topics.filter(({ id, depth }) => depth + height <= DEEPEST_TOPIC && !own.includes(id));

  const rePictured = values.picture !== stored.picture || values.picture_alt !== stored.picture_alt;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { topic_name, topic_number, slug, syllabus } = values;
    const body = {
      ...{ topic_name, topic_number, slug, syllabus },
      parent_topic_id: values.parent === '' ? null : Number(values.parent),
      ...(takeOver && { take_over_slug: true }),
      ...(anyway && { confirm_broken_tex: true }),
    };
    try {
      const answer = topic
        ? await change.mutateAsync({ params: { id: topic.id }, body: { ...body, ...(rePictured && { picture }), version } })
        : await create.mutateAsync({ body: { ...body, subject_id: tree.subject.id } });
      setError(null);
      setTakeOver(false);
      setAnyway(false);
      host.notify({ tone: 'success', text: answer.message });
      draft.startFrom(topic ? valuesOf(answer.topic) : values);
      draft.forget();
      setVersion(answer.topic.version);
      if (!topic) navigate(editTopicAddress(answer.topic.id), { replace: true });
    } catch (failure) {
      setError(failure);
    }
  };

  return (
    <form css={columns} onSubmit={submit} noValidate>
      <LeaveGuard what="the topic" when={changed && !busy} kept />
      <Sheet css={form}>
        {draft.restored && changed && (
          <Banner
            tone="info"
            action={
              <Button size="small" type="button" onClick={() => draft.startFrom(stored)}>
                Drop it
              </Button>
            }
          >
            This is what you wrote here and had not saved.
          </Banner>
        )}
        {newer && (
          <Banner
            tone="warning"
            title="Somebody else has saved this topic."
            action={
              <>
                <Button
                  size="small"
                  type="button"
                  onClick={() => {
                    draft.startFrom(valuesOf(newer));
                    setVersion(newer.version);
                    setError(null);
                  }}
                >
                  Show theirs
                </Button>
                <Button
                  size="small"
                  type="button"
                  onClick={() => {
                    setVersion(newer.version);
                    setError(null);
                  }}
                >
                  Keep mine
                </Button>
              </>
            }
          >
            {messageOf(error)} Keep yours and save again, or go on from theirs.
          </Banner>
        )}
        {error !== null && !newer && <Banner tone="error">{messageOf(error)}</Banner>}
        <div css={pair}>
          <TextField
            label="Number"
            required
            value={values.topic_number}
            error={issues.topic_number}
            onChange={(event) => set({ topic_number: event.target.value })}
          />
          <TextField
            label="Name"
            required
            maxLength={200}
            value={values.topic_name}
            error={issues.topic_name}
            onChange={(event) => {
              const name = event.target.value;
              const follows = !topic && (values.slug === '' || values.slug === slugOf(values.topic_name));
              set({ topic_name: name, ...(follows && { slug: slugOf(name) }) });
            }}
          />
        </div>
        <TextField
          label="Slug"
          required
          maxLength={120}
          value={values.slug}
          help={
            topic?.former_slugs.length
              ? `Its name in addresses. ${topic.former_slugs.join(', ')} lead here as well.`
              : 'Its name in addresses. A former one goes on leading here.'
          }
          error={issues.slug ?? (code === 'slug_taken' ? messageOf(error) : undefined)}
          onChange={(event) => set({ slug: event.target.value })}
        />
        {code === 'slug_redirects' && (
          <Checkbox
            label="Let these addresses lead here from now on"
            help="Links to where they led before will open this topic instead."
            checked={takeOver}
            onCheckedChange={setTakeOver}
          />
        )}
        <Select
          label="Below"
          value={values.parent === '' ? 'top' : values.parent}
          error={issues.parent_topic_id}
          options={[
            { value: 'top', label: 'Nothing: a top-level topic' },
            ...parents.map(({ id, topic_number, topic_name, depth }) => ({
              value: String(id),
              label: `${'\u2003'.repeat(depth - 1)}${topic_number} ${topic_name}`,
            })),
          ]}
          onValueChange={(value) => set({ parent: value === 'top' ? '' : value })}
        />
        <MathTextArea
          css={page}
          label="Syllabus and formulae"
          help="Markdown with TeX. Empty: the topic has no page of its own."
          value={values.syllabus}
          error={issues.syllabus}
          onChange={(event) => set({ syllabus: event.target.value })}
        />
        {topic && (
          <CoverField
            call="POST /api/admin/topics/images"
            value={picture}
            error={issues['picture.alt'] ?? issues['body.picture.alt']}
            onChange={(chosen) => set({ picture: chosen?.name ?? '', picture_alt: chosen?.alt ?? '' })}
          />
        )}
        {code === 'broken_tex' && (
          <Checkbox
            label="Publish it with these formulae all the same"
            help="Readers see them as they are written."
            checked={anyway}
            onCheckedChange={setAnyway}
          />
        )}
        <div css={bar}>
          <Button variant="primary" type="submit" loading={busy} disabled={topic !== null && !changed}>
            {topic ? 'Save' : 'Add the topic'}
          </Button>
          <FormStatus busy={busy} changed={changed} stored={topic} />
        </div>
        {topic && (
          <RemoveTopic
            topic={topic}
            tree={tree}
            onRemoved={() => {
              draft.startFrom(valuesOf(topic));
              draft.forget();
              navigate(treeAddress(tree.subject.slug));
            }}
          />
        )}
      </Sheet>
      <SyllabusPreview
        source={values.syllabus}
        picture={picture && { url: `/api/images/${picture.name}`, alt: picture.alt }}
        title={values.topic_name}
      />
    </form>
  );
}
