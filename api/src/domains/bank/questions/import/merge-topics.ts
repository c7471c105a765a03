import type { Knex } from 'knex';
import { removeTopic, storeFormerTopicSlug } from '../../subjects-and-topics/index.ts';
import { changePlaces, lockPlaces } from '../editing/places/places.queries.ts';
import { findNumberings } from './numbering.queries.ts';
import { questionFingerprint } from './question-content.ts';
import { lockStoredById, markImported } from './questions.queries.ts';
import { countTopicsBelow, listQuestionsNaming, numberTopic, type StoredTopic } from './topics.queries.ts';

/** A topic that a file says was merged into another one, by its former slug. */
export interface TopicMerge {
  subjectId: number;
  slug: string;
  successor: StoredTopic;
}

/**
 * Redirects a former slug to the topic that replaced its topic, once the file's questions are imported: those that
 * staff have edited or made are still at the former topic, and move with a version of their own; then the topic is
 * removed. A topic with staff's own topics below it stays.
 */
export async function mergeTopic(
  db: Knex,
  { subjectId, slug, successor }: TopicMerge,
  former: StoredTopic | undefined,
  now: Date,
): Promise<void> {
  if (former && (await countTopicsBelow(db, former.id)) > 0) return;
  if (former) {
    const places = await lockPlaces(db, await listQuestionsNaming(db, former.id));
    let number = (await findNumberings(db, [successor.id])).get(successor.id)?.highest ?? 0;
    const moved = places.map((place) => {
      const own = place.topicId === former.id;
      const topicId = own ? successor.id : place.topicId;
      const others = new Set(place.otherTopicIds.map((id) => (id === former.id ? successor.id : id)));
      others.delete(topicId);
      if (own) number += 1;
      return { ...place, topicId, number: own ? number : place.number, otherTopicIds: [...others].sort((a, b) => a - b) };
    });
    await changePlaces(db, moved, { by: null, now });
    await removeTopic(db, { id: former.id, subject_id: subjectId, seed_key: former.seed_key }, successor.id, now);
  }
  await storeFormerTopicSlug(db, { subjectId, slug: former?.slug ?? slug, topicId: successor.id, now });
}

/**
 * Frees the number of a topic to be merged, so that another topic of the file can have it. Questions are identified by
 * the numbers of their topics: unedited ones still count as unedited.
 */
export async function freeNumber(db: Knex, topic: StoredTopic): Promise<StoredTopic> {
  const ids = await listQuestionsNaming(db, topic.id);
  const before = await lockStoredById(db, ids);
  const number = `${topic.topic_number}.former`;
  await numberTopic(db, topic.id, number);
  const after = await lockStoredById(db, ids);
  const unedited = [...after].flatMap(([id, { content }]) => {
    const was = before.get(id);
    const isUnedited = was !== undefined && questionFingerprint(was.content) === was.seed_hash;
    return isUnedited ? [{ id, seed_hash: questionFingerprint(content) }] : [];
  });
  await markImported(db, unedited);
  return { ...topic, topic_number: number, seed_number: number };
}
