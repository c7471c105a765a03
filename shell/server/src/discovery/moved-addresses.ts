import type { TopicAddresses } from '@api/contract';
import { addressOf, placeQuery, questionPlace, TOPIC_LEVELS, topicPlace } from '@api/contract/addresses';
import type { Logger } from 'pino';
import type { Destination } from '../../../src/routing/route-tables.ts';
import type { ApiReplicas } from '../api-replicas.ts';

/** Milliseconds for which places are cached, so that an old address may still be served. */
const KEPT_MS = 10_000;
const FIRST_MS = 300;
const ANSWER_MS = 5_000;

/** Pages with a topic in their query. */
const BY_QUERY = ['question-list', 'syllabus', 'quick-check'];

interface Place {
  subject: string;
  topics: string[];
}

/** The present place of subject and topics; null if current or never used. */
function movedTo({ subject, topics }: Place, known: TopicAddresses): Place | null {
  const present = known.former_subjects[subject] ?? subject;
  const deepest = topics.at(-1);
  const path = deepest === undefined ? [] : known.topics[present]?.[deepest];
  if (path === undefined) return present === subject ? null : { subject: present, topics };
  return present === subject && path.join() === topics.join() ? null : { subject: present, topics: path };
}

/** The present address of an old one; null if it is current. */
export function addressInstead(
  destination: Destination,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  known: TopicAddresses,
): string | null {
  if (destination.kind !== 'page' || destination.entry.name === undefined) return null;
  if (destination.entry.name === 'question') {
    const { subject = '', questionId = '', ...levels } = destination.params;
    const topics = TOPIC_LEVELS.flatMap((level) => levels[level] ?? []);
    const moved = movedTo({ subject, topics }, known);
    return moved && addressOf('question', questionPlace(moved.subject, moved.topics, questionId)) + search;
  }
  if (!BY_QUERY.includes(destination.entry.name)) return null;
  const query = new URLSearchParams(search);
  // A list of several topics has no one place: calls know former slugs too.
  if (TOPIC_LEVELS.some((level) => query.get(level)?.includes(','))) return null;
  const topics = TOPIC_LEVELS.flatMap((level) => query.get(level) ?? []);
  const moved = movedTo({ subject: query.get('subject') ?? '', topics }, known);
  if (!moved) return null;
  const present = placeQuery(topicPlace(moved.subject, moved.topics));
  for (const level of TOPIC_LEVELS) if (!present.has(level)) query.delete(level);
  for (const [name, slug] of present) query.set(name, slug);
  return `${pathname}?${query}`;
}

/** Redirects to where staff have moved topics, polled from the API. Before its first response, nothing redirects. */
export function createMovedAddresses(api: ApiReplicas, log: Logger) {
  let known: TopicAddresses | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const response = await api.fetch('/api/topic-addresses', { signal: AbortSignal.timeout(ANSWER_MS) });
      if (!response.ok) throw new Error(`The API answered ${response.status}`);
      const said = (await response.json()) as Partial<TopicAddresses>;
      if (said.topics && said.former_subjects) known = said as TopicAddresses;
    } catch (error) {
      log.warn({ reason: String(error) }, 'places of topics not read');
    } finally {
      readAt = Date.now();
      reading = undefined;
    }
  }

  /** The present address of a page; null if it is current. */
  return async function moved(destination: Destination, url: URL): Promise<string | null> {
    const { name } = destination.kind === 'page' ? destination.entry : {};
    if (name !== 'question' && !BY_QUERY.includes(name ?? '')) return null;
    if (Date.now() - readAt > KEPT_MS) reading ??= read();
    if (!known && reading) await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, FIRST_MS))]);
    return known ? addressInstead(destination, url, known) : null;
  };
}
