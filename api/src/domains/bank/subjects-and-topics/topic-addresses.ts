import type { TopicAddresses } from '@api/contract';
import type { Call } from '../../../http/route.ts';
import { listFormerSubjectSlugs, listFormerTopicSlugs } from './former-slugs.queries.ts';
import { listSubjects, listTopics, type TopicRow } from './subjects.queries.ts';

/** The slugs from the top level down to a topic. */
function pathTo(topics: ReadonlyMap<number, TopicRow>, id: number): string[] {
  const topic = topics.get(id);
  if (!topic) return [];
  return [...(topic.parent_topic_id === null ? [] : pathTo(topics, topic.parent_topic_id)), topic.slug];
}

/** The addresses of all public subjects and topics, by present and former slugs. */
export async function getTopicAddresses({ db }: Call<'GET /api/topic-addresses'>): Promise<TopicAddresses> {
  const subjects = await listSubjects(db, false);
  const ids = subjects.map(({ id }) => id);
  const [rows, formerTopics, formerSubjects] = await Promise.all([
    listTopics(db, ids),
    listFormerTopicSlugs(db, ids),
    listFormerSubjectSlugs(db),
  ]);
  const topics = new Map(rows.map((topic) => [topic.id, topic]));
  const slugs = new Map(subjects.map(({ id, slug }) => [id, slug]));
  const known = [...formerTopics, ...rows.map(({ subject_id, slug, id }) => ({ subject_id, slug, topic_id: id }))];
  const bySubject = Map.groupBy(known, ({ subject_id }) => subject_id);
  return {
    former_subjects: Object.fromEntries(
      formerSubjects.flatMap(({ slug, subject_id }) => {
        const present = slugs.get(subject_id);
        return present === undefined ? [] : [[slug, present]];
      }),
    ),
    topics: Object.fromEntries(
      subjects.map(({ id, slug }) => [
        slug,
        Object.fromEntries((bySubject.get(id) ?? []).map((each) => [each.slug, pathTo(topics, each.topic_id)])),
      ]),
    ),
  };
}
