import { addressOf, placeQuery, topicPlace } from '@shell/kit/addresses';
import type { Step } from '@shell/kit/sharing';

/** The address of a list of questions, by the slugs of its subject and of the topics on the way to it. */
export function topicPath(subject: string, topics: readonly string[]): string {
  return addressOf('question-list', {}, { query: placeQuery(topicPlace(subject, topics)) });
}

/** The first step of everything in the question bank, as the registry has its address when it is asked for. */
export const questionBank = (): Step => ({ name: 'Question bank', path: addressOf('question-list') });
