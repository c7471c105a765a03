import { addressOf, pathOf, placeQuery, questionPlace, type TopicPlace } from '@shell/kit/addresses';

export type { TopicPlace };

/** Root of the question bank. Specification part 1, section 9: the default route prefix is math-questions. */
export const BANK = addressOf('question-list');

/** Where topic buttons and subtopic cards point; the shell leads it to the root. Specification part 1, section 2. */
export const BANK_LINK = pathOf('topic-link');

export const SYLLABUS = addressOf('syllabus');
export const QUICK_CHECK = addressOf('quick-check');
export const SAVED_QUESTIONS = addressOf('saved-questions');
export const MY_DOUBTS = addressOf('doubts');

/** The list of a place, or the subject's topics where none is given. */
export const listAddress = (place: TopicPlace) => addressOf('topic-link', {}, { query: placeQuery(place) });

/** Ten multiple-choice questions of a place. */
export const quickCheckAddress = (place: TopicPlace) => addressOf('quick-check', {}, { query: placeQuery(place) });

export const syllabusAddress = (place: TopicPlace) => addressOf('syllabus', {}, { query: placeQuery(place) });

/** The parameters of a place in calls that return no whole question. */
interface BySlugs {
  subject_slug: string;
  topic_slugs: readonly string[];
  id: number;
}

/** One question; `list` is the list for its previous and next. */
export const addressBySlugs = ({ subject_slug, topic_slugs, id }: BySlugs, list?: URLSearchParams) =>
  addressOf('question', questionPlace(subject_slug, topic_slugs, id), list && { query: list });
