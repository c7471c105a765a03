/** Root of the question bank. Specification part 1, section 9: the default route prefix is math-questions. */
export const BANK = '/math-questions';

/** Where topic buttons and subtopic cards point; the shell leads it to the root. Specification part 1, section 2. */
export const BANK_LINK = '/ib-diploma-program-question-bank';

export const SYLLABUS = `${BANK}/syllabus`;
export const SAVED_QUESTIONS = '/saved-questions';
export const MY_DOUBTS = '/my-doubts';

/** A place in the topic tree as the address holds it: each level needs the one above. */
export interface TopicPlace {
  subject: string;
  topic?: string | undefined;
  subtopic?: string | undefined;
  subsubtopic?: string | undefined;
}

function placeQuery({ subject, topic, subtopic, subsubtopic }: TopicPlace): string {
  const query = new URLSearchParams({ subject });
  if (topic) query.set('topic', topic);
  if (subtopic) query.set('subtopic', subtopic);
  if (subsubtopic) query.set('subsubtopic', subsubtopic);
  return query.toString();
}

/** The list of a place, or the subject's topics where none is given. */
export const listAddress = (place: TopicPlace) => `${BANK_LINK}?${placeQuery(place)}`;

export const syllabusAddress = (place: TopicPlace) => `${SYLLABUS}?${placeQuery(place)}`;

/** One question; `search` is the list it was found in, so that previous and next stay in that list. */
export function questionAddress(subjectSlug: string, topicSlugs: readonly string[], id: number, search = ''): string {
  return `${[BANK, subjectSlug, ...topicSlugs, id].join('/')}${search}`;
}

/** The question before or after, in the list that both were found in. */
export function neighbourAddress(
  { subject_slug, topic_slugs, id }: { subject_slug: string; topic_slugs: readonly string[]; id: number },
  list: URLSearchParams,
): string {
  return questionAddress(subject_slug, topic_slugs, id, list.size > 0 ? `?${list}` : '');
}
