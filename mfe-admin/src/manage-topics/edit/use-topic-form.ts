import type { StaffTopic, StaffTopicDetail, TopicTree } from '@api/contract';
import { DEEPEST_TOPIC } from '@api/contract/topic-levels';
import { useApiMutation, useHost, useRedirect } from '@shell/kit';
import { type FormEvent, useState } from 'react';
import type { FieldDifference } from '../../staff-area/editor/FieldDifferences.tsx';
import { useStoredForm } from '../../staff-area/stored-form/use-stored-form.ts';
import { editTopicAddress } from '../topic-addresses.ts';
import { subtreeOf } from '../tree/tree-moves.ts';

/** Empty: no parent, no page, no picture. */
type TopicValues = ReturnType<typeof valuesOf>;

export type ParentTopic = Pick<StaffTopic, 'id' | 'topic_number'>;

type WrittenTopic = Pick<
  StaffTopicDetail,
  'topic_name' | 'topic_number' | 'slug' | 'syllabus' | 'parent_topic_id' | 'featuredImage'
>;

export const valuesOf = (topic: WrittenTopic) => ({
  topic_name: topic.topic_name,
  topic_number: topic.topic_number,
  slug: topic.slug,
  parent: topic.parent_topic_id === null ? '' : String(topic.parent_topic_id),
  syllabus: topic.syllabus,
  picture: topic.featuredImage?.url.split('/').at(-1) ?? '',
  picture_alt: topic.featuredImage?.alt ?? '',
});

/** Numbered after its siblings: after 1.2 comes 1.3. */
export const emptyTopic = ({ topics }: Pick<TopicTree, 'topics'>, parent: ParentTopic | null): TopicValues => ({
  topic_name: '',
  topic_number: nextNumber(topics, parent),
  slug: '',
  parent: parent ? String(parent.id) : '',
  syllabus: '',
  picture: '',
  picture_alt: '',
});

function nextNumber(topics: readonly StaffTopic[], parent: ParentTopic | null): string {
  const siblings = topics.filter(({ parent_topic_id }) => parent_topic_id === (parent?.id ?? null));
  const highest = Math.max(0, ...siblings.map(({ topic_number }) => Number(/\d+$/.exec(topic_number)?.[0] ?? 0)));
  const prefix = parent ? `${parent.topic_number}.` : (siblings[0]?.topic_number.replace(/\d+$/, '') ?? '');
  return `${prefix}${highest + 1}`;
}

/** Possible parents of a topic: none within it, and none too deep for its subtree. */
export function parentsFor(topic: StaffTopic | null, { topics }: Pick<TopicTree, 'topics'>): StaffTopic[] {
  const own = topic ? subtreeOf(topics, topic.id) : [];
  const height = topic ? Math.max(topic.depth, ...own.map(({ depth }) => depth)) - topic.depth + 1 : 1;
  return topics.filter((other) => other.depth + height <= DEEPEST_TOPIC && !own.includes(other));
}

const FIELD_WORDS: Readonly<Record<keyof TopicValues, string>> = {
  topic_number: 'Number',
  topic_name: 'Name',
  slug: 'Slug',
  parent: 'Below',
  syllabus: 'Syllabus and formulae',
  picture: 'Picture at the head',
  picture_alt: 'What the picture shows',
};

/** Differences of two states, in the form's order. */
export function topicDifferences(
  before: TopicValues,
  after: TopicValues,
  { topics }: Pick<TopicTree, 'topics'>,
): FieldDifference[] {
  const readable = (values: TopicValues, field: keyof TopicValues) => {
    if (field !== 'parent') return values[field];
    const above = topics.find(({ id }) => String(id) === values.parent);
    return above ? `${above.topic_number} ${above.topic_name}` : 'Nothing: a top-level topic';
  };
  return (Object.keys(FIELD_WORDS) as (keyof TopicValues)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ label: FIELD_WORDS[field], before: readable(before, field), after: readable(after, field) }));
}

interface Confirmed {
  /** Redirected addresses lead here from now on. */
  take_over_slug?: true;
  /** Broken formulae show as written. */
  confirm_broken_tex?: true;
}

const SHOWS_TOPICS = {
  invalidates: [
    'GET /api/admin/topics',
    'GET /api/admin/topics/:id',
    'GET /api/admin/subjects',
    'GET /api/subjects',
    'GET /api/topics/:subjectSlug',
    'GET /api/syllabus/:subjectSlug/:topicSlug',
  ],
} as const;

export type TopicEditing = ReturnType<typeof useTopicForm>;

/** The form of a topic, new if null, and its saving. */
export function useTopicForm(topic: StaffTopicDetail | null, tree: TopicTree, parent: ParentTopic | null) {
  const host = useHost();
  const redirect = useRedirect();
  const form = useStoredForm<TopicValues, StaffTopicDetail>({
    kind: 'topic',
    name: topic ? topic.id : `new:${tree.subject.slug}`,
    stored: topic,
    empty: emptyTopic(tree, parent),
    valuesOf,
  });
  const [confirmed, setConfirmed] = useState<Confirmed>({});
  const change = useApiMutation('PUT /api/admin/topics/:id', SHOWS_TOPICS);
  const create = useApiMutation('POST /api/admin/topics', SHOWS_TOPICS);
  const busy = change.isPending || create.isPending;
  const { values, version } = form;
  const picture = values.picture === '' ? null : { name: values.picture, alt: values.picture_alt };

  const send = () => {
    const { topic_name, topic_number, slug, syllabus } = values;
    const parent_topic_id = values.parent === '' ? null : Number(values.parent);
    const body = { topic_name, topic_number, slug, syllabus, parent_topic_id, ...confirmed };
    if (!topic) return create.mutateAsync({ body: { ...body, subject_id: tree.subject.id } });
    const stored = valuesOf(topic);
    const isOtherPicture = values.picture !== stored.picture || values.picture_alt !== stored.picture_alt;
    return change.mutateAsync({ params: { id: topic.id }, body: { ...body, ...(isOtherPicture && { picture }), version } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    try {
      const { topic: stored, message } = await send();
      setConfirmed({});
      host.notify({ tone: 'success', text: message });
      // What was written while saving stays, unsaved.
      if (topic) form.showBelow(stored, values);
      else form.show(stored);
      form.forget();
      if (!topic) redirect(editTopicAddress(stored.id));
    } catch (failure) {
      form.refused(failure);
    }
  };
  const confirm = (name: keyof Confirmed) => (agreed: boolean) =>
    setConfirmed(({ [name]: _former, ...others }) => ({ ...others, ...(agreed && { [name]: true }) }));
  return { ...form, picture, confirmed, confirm, busy, submit };
}
