import type { BulkPreview, BulkRefusal } from '@api/contract';

const REASONS: Readonly<Record<BulkRefusal, readonly [one: string, more: string]>> = {
  other_subject: ['belongs to another subject than the topic', 'belong to another subject than the topic'],
  no_other_level: [
    'is shown in the other level of its course, which has no such topic',
    'are shown in the other level of their course, which has no such topic',
  ],
  too_many_topics: ['would touch more than 20 further topics', 'would touch more than 20 further topics'],
  deleted: ['is deleted', 'are deleted'],
  edited_since: ['has been edited since', 'have been edited since'],
  topic_gone: ['belonged to a deleted topic', 'belonged to a deleted topic'],
};
const FIELDS: Readonly<Record<string, string>> = {
  visible: 'visibility',
  verified: 'verification',
  topic_changed: 'the mark “topic changed”',
  difficulty: 'difficulty',
  topic: 'topic',
  OtherTopicsOnQuestion: 'further topics',
};

const MOST_NAMED = 10;

/** A sentence per reason, with the questions' numbers. */
export const leftWords = (left: BulkPreview['left']): string[] =>
  left.map(({ reason, count, ids }) => {
    const named = ids
      .slice(0, MOST_NAMED)
      .map((id) => `#${id}`)
      .join(', ');
    return `${count === 1 ? 'One question is' : `${count} questions are`} left, because ${count === 1 ? 'it' : 'they'} ${REASONS[reason][count === 1 ? 0 : 1]}: ${named}${count > MOST_NAMED ? ' and more' : ''}.`;
  });

/** `12 in visibility`. */
export const fieldWords = (fields: BulkPreview['fields']): string =>
  fields.map(({ field, count }) => `${count} in ${FIELDS[field] ?? field}`).join(', ');
