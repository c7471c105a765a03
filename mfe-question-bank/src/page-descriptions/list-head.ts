import type { Question, Subject, Syllabus, Topic } from '@api/contract';
import type { PageHead } from '@shell/kit';
import { addressOf, ownQuestionAddress, placeIn, placeQuery, TOPIC_LEVELS } from '@shell/kit/addresses';

/**
 * The name of a list of questions: of its topic, or of its topics where the address chooses several, or what is searched for; `All
 * questions` of a whole course.
 */
export function listTitle(topics: readonly Topic[], search: URLSearchParams): string {
  const names = namesIn(topics, search, TOPIC_LEVELS);
  if (names.length > 0) return inWords(names);
  const q = search.get('q');
  return q ? `Search for “${q}”` : 'All questions';
}

/** The names of the topics that an address chooses; one that is narrowed by a choice below it gives way to that choice. */
function namesIn(topics: readonly Topic[], search: URLSearchParams, [level, ...deeper]: readonly string[]): string[] {
  if (level === undefined) return [];
  const slugs = search.get(level)?.split(',') ?? [];
  return topics.flatMap((topic) => {
    const below = namesIn(topic.subtopics, search, deeper);
    return below.length === 0 && slugs.includes(topic.slug) ? [topic.topic_name] : below;
  });
}

/** The topics on the way to the one that an address leads to, that one last; none where it names none, or several of a level. */
export function topicsAt(tree: readonly Topic[], search: URLSearchParams): readonly Topic[] {
  const way: Topic[] = [];
  for (const slug of TOPIC_LEVELS.map((level) => search.get(level)).filter((slug) => slug !== null)) {
    const topic = (way.at(-1)?.subtopics ?? tree).find((candidate) => candidate.slug === slug);
    if (!topic) return [];
    way.push(topic);
  }
  return way;
}

/**
 * The head of a list of questions, in a course with these topics. A search, or several topics at once, is a personal selection: it has only a title
 * of its own, and otherwise the bank's description.
 */
export function questionListHead(
  subject: Pick<Subject, 'subject_name'>,
  topics: readonly Topic[],
  search: URLSearchParams,
): PageHead {
  const topic = topicsAt(topics, search).at(-1);
  return topic ? topicListHead(subject, topic, search) : { title: `${listTitle(topics, search)}, ${subject.subject_name}` };
}

/** The head of a list of one topic's questions, whatever part of the list `search` shows. */
function topicListHead(
  { subject_name }: Pick<Subject, 'subject_name'>,
  { topic_name, totalQuestionsCount: count }: Pick<Topic, 'topic_name' | 'totalQuestionsCount'>,
  search: URLSearchParams,
): PageHead {
  return {
    title: `${topic_name}, ${subject_name}`,
    description: `${count} original practice ${count === 1 ? 'question' : 'questions'} on ${topic_name} in ${subject_name}, with hints, worked solutions and mark schemes.`,
    canonical: addressOf('question-list', {}, { query: placeQuery(placeIn(search)) }),
  };
}

/**
 * The head of a question's page, which describes itself so in the browser and where the gateway draws it.
 * @param position The question's place in the list that it is seen in, which is the number that the page shows; null outside of any list,
 * where it is the question's own number.
 */
export function questionHead(question: Question, position: number | null): PageHead {
  const { subject, topic, marks, difficulty, question_number, has_hint, answer_not_available } = question;
  const help = [...(has_hint ? ['a hint'] : []), ...(answer_not_available ? [] : ['a worked solution', 'its mark scheme'])];
  return {
    title: `${topic.topic_name}, question ${position ?? question_number}, ${subject.subject_name}`,
    description: `${difficulty === 'Easy' ? 'An' : 'A'} ${difficulty.toLowerCase()} question for ${marks} ${marks === 1 ? 'mark' : 'marks'} on ${topic.topic_name} in ${subject.subject_name}${help.length > 0 ? `, with ${inWords(help)}` : ''}.`,
    canonical: ownQuestionAddress(question),
  };
}

/** The head of a topic's syllabus page, which is found at `search`. */
export function syllabusHead({ title, subject }: Pick<Syllabus, 'title' | 'subject'>, search: URLSearchParams): PageHead {
  return {
    title: `${title}: syllabus and formulae, ${subject.subject_name}`,
    description: `What to know about ${title} in ${subject.subject_name}, with every formula.`,
    canonical: addressOf('syllabus', {}, { query: placeQuery(placeIn(search)) }),
  };
}

/** `Functions`, `Functions and Calculus`, `Functions, Calculus and Vectors`. */
const inWords = (things: readonly string[]): string => new Intl.ListFormat('en-GB').format(things);
