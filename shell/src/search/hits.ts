import type { QuestionHit, SearchHit, TopicHit } from '@api/contract';
import { addressOf, placeQuery, topicPlace } from '@shell/kit/addresses';

export interface Piece {
  text: string;
  found: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Splits escaped HTML with `<mark>` into pieces. */
export function piecesOf(formatted: string): Piece[] {
  const pieces = formatted.split(/<mark>(.*?)<\/mark>/s).map((text, index) => ({ text: decoded(text), found: index % 2 === 1 }));
  return pieces.filter(({ text }) => text !== '');
}

function decoded(text: string): string {
  return text.replaceAll(/&(\w+|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Best first in each group. */
export function groupHits(hits: readonly SearchHit[]): { questions: QuestionHit[]; topics: TopicHit[] } {
  return {
    questions: hits.filter((hit): hit is QuestionHit => hit._federation.indexUid === 'questions'),
    topics: hits.filter((hit): hit is TopicHit => hit._federation.indexUid === 'topics'),
  };
}

function topicChain({ slug, topic_name, parent_topic }: TopicHit): { slug: string; topic_name: string }[] {
  const above = [parent_topic?.parent_topic, parent_topic].filter((topic) => topic !== null && topic !== undefined);
  return [...above, { slug, topic_name }];
}

export function topicHitAddress(hit: TopicHit): string {
  const topics = topicChain(hit).map(({ slug }) => slug);
  return addressOf('question-list', {}, { query: placeQuery(topicPlace(hit.subject.slug, topics)) });
}

/** `Maths AA HL / Functions`. */
export function placeOfTopic(hit: TopicHit): string {
  return [
    hit.subject.subject_name,
    ...topicChain(hit)
      .slice(0, -1)
      .map(({ topic_name }) => topic_name),
  ].join(' / ');
}

/** `Maths AA HL / Quadratics`. */
export function placeOfQuestion({ subject, topic }: QuestionHit): string {
  return `${subject.subject_name} / ${topic.topic_name}`;
}
