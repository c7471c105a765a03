import type { BreadcrumbList, WithContext } from 'schema-dts';
import { addressOf, placeQuery, topicPlace } from '../addresses.ts';

/** A step on the way to a page; the page itself needs no address. */
export interface Step {
  name: string;
  path?: string;
}

/** The way from the home page to a page, the page last. https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbData(steps: readonly Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      ...(path !== undefined && { item: path }),
    })),
  };
}

/** The address of a list of questions, by the slugs of its subject and of the topics on the way to it. */
export function topicPath(subject: string, topics: readonly string[]): string {
  return addressOf('question-list', {}, { query: placeQuery(topicPlace(subject, topics)) });
}

/** The first step of everything in the question bank, as the registry has its address when it is asked for. */
export const questionBank = (): Step => ({ name: 'Question bank', path: addressOf('question-list') });
