import { addressOf, questionPlace } from '@shell/kit/addresses';

/** Root of the question bank. Specification part 1, section 9: the default route prefix is math-questions. */
export const BANK = addressOf('question-list');

/** Where topic buttons and subtopic cards point; the shell leads it to the root. Specification part 1, section 2. */
export const BANK_LINK = '/ib-diploma-program-question-bank';

export const SYLLABUS = addressOf('syllabus');
export const QUICK_CHECK = addressOf('quick-check');
export const SAVED_QUESTIONS = addressOf('saved-questions');
export const MY_DOUBTS = addressOf('doubts');

/** A place in the topic tree as the address holds it: each level needs the one above. */
export interface TopicPlace {
  subject: string;
  topic?: string | undefined;
  subtopic?: string | undefined;
  subsubtopic?: string | undefined;
}

function placeQuery({ subject, topic, subtopic, subsubtopic }: TopicPlace): URLSearchParams {
  const query = new URLSearchParams({ subject });
  if (topic) query.set('topic', topic);
  if (subtopic) query.set('subtopic', subtopic);
  if (subsubtopic) query.set('subsubtopic', subsubtopic);
  return query;
}

/** The list of a place, or the subject's topics where none is given. */
export const listAddress = (place: TopicPlace) => `${BANK_LINK}?${placeQuery(place)}`;

/** Ten multiple-choice questions of a place. */
export const quickCheckAddress = (place: TopicPlace) => addressOf('quick-check', {}, { query: placeQuery(place) });

export const syllabusAddress = (place: TopicPlace) => addressOf('syllabus', {}, { query: placeQuery(place) });

/** What the calls that answer no whole question say of one's place. */
interface BySlugs {
  subject_slug: string;
  topic_slugs: readonly string[];
  id: number;
}

/** One question; `list` is the one it was found in, so that previous and next stay in it. */
export const addressBySlugs = ({ subject_slug, topic_slugs, id }: BySlugs, list?: URLSearchParams) =>
  addressOf('question', questionPlace(subject_slug, topic_slugs, id), list && { query: list });
