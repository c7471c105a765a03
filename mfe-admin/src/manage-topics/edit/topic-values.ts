import type { StaffTopic, StaffTopicDetail, TopicTree } from '@api/contract';
import { DEEPEST_TOPIC } from '@api/contract/topic-levels';
import type { FieldDifference } from '../../staff-area/FieldDifferences.tsx';
import { subtreeOf } from '../tree/tree-moves.ts';

/** The values of a topic's form. Empty: no parent, no page, no picture. */
export type TopicValues = ReturnType<typeof valuesOf>;

/** A possible parent topic. */
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

/** A topic that nothing is written of yet, with the number after those of its siblings: after 1.2 comes 1.3. */
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

/**
 * The possible parents of a topic with its subtree: none within it, and none so deep that the tree would exceed its
 * levels.
 */
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

/** What differs between two states of a topic's form, in its order. */
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
