import { addressOf, pathOf, placeQuery, questionPlace, type TopicPlace } from '@shell/kit/addresses';

export type { TopicPlace };

/** Specification part 1, section 9: the default route prefix is math-questions. */
export const BANK = addressOf('question-list');

/** Target of topic buttons and cards; the shell redirects it to the root. Specification part 1, section 2. */
export const BANK_LINK = pathOf('topic-link');

export const SYLLABUS = addressOf('syllabus');
export const QUICK_CHECK = addressOf('quick-check');
export const SAVED_QUESTIONS = addressOf('saved-questions');
export const MY_DOUBTS = addressOf('doubts');

/** A place's list, or the subject's topics without one. */
export const listAddress = (place: TopicPlace) => addressOf('topic-link', {}, { query: placeQuery(place) });

export const quickCheckAddress = (place: TopicPlace) => addressOf('quick-check', {}, { query: placeQuery(place) });

export const syllabusAddress = (place: TopicPlace) => addressOf('syllabus', {}, { query: placeQuery(place) });

interface BySlugs {
  subject_slug: string;
  topic_slugs: readonly string[];
  id: number;
}

/** One question; `list` is the list for its previous and next. */
export const addressBySlugs = ({ subject_slug, topic_slugs, id }: BySlugs, list?: URLSearchParams) =>
  addressOf('question', questionPlace(subject_slug, topic_slugs, id), list && { query: list });
