import type { Subject } from '@api/contract';
import { addressOf, placeQuery, topicPlace } from '@shell/kit/addresses';
import { PROVIDER, type Step } from '@shell/kit/sharing';
import type { Course, ItemList, WithContext } from 'schema-dts';

/** One course of the question bank as schema.org's data. https://developers.google.com/search/docs/appearance/structured-data/course */
export function courseOf({ slug, subject_name }: Pick<Subject, 'slug' | 'subject_name'>): Course {
  return {
    '@type': 'Course',
    name: `${subject_name}, IB Diploma Programme`,
    description: `Original practice questions for ${subject_name} by topic, with hints, worked solutions and mark schemes.`,
    url: addressOf('question-list', {}, { query: { subject: slug } }),
    provider: PROVIDER,
    educationalLevel: 'IB Diploma Programme',
    inLanguage: 'en',
  };
}

/** The courses of the bank in their order, as schema.org's data. */
export function courseListData(subjects: readonly Pick<Subject, 'slug' | 'subject_name'>[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: subjects.map((subject, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      item: courseOf(subject),
    })),
  };
}

/** The address of a list of questions, by the slugs of its subject and of the topics on the way to it. */
export function topicPath(subject: string, topics: readonly string[]): string {
  return addressOf('question-list', {}, { query: placeQuery(topicPlace(subject, topics)) });
}

/** The first step of everything in the question bank, as the registry has its address when it is asked for. */
export const questionBank = (): Step => ({ name: 'Question bank', path: addressOf('question-list') });
