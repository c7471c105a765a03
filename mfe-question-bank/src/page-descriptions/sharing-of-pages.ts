import type { Question, QuestionAnswer, Subject, Topic } from '@api/contract';
import { addressOf, ownQuestionAddress, placeQuery, topicPlace } from '@shell/kit/addresses';
import { breadcrumbData, PROVIDER, type ShareImage, type Sharing, type SharingByCall, type Step } from '@shell/kit/sharing';
import type { Course, ItemList, Question as QuestionData, Quiz, WithContext } from 'schema-dts';
import { topicsAt } from './list-head.ts';

/** By call. */
export const SHARING: SharingByCall = {
  'GET /api/questions/:id': ({ question, Answer }) => questionSharing(question, Answer?.[0]),
  'GET /api/topics/:subjectSlug': ({ subject, topics }, { searchParams }) =>
    topicListSharing(subject, topicsAt(topics, searchParams)),
  'GET /api/subjects': ({ subjects }) => ({ data: [courseListData(subjects)] }),
};

/** Metadata of a topic's list. `topics`: its path. Searches and lists of several topics have none. */
export function topicListSharing(
  subject: Pick<Subject, 'slug' | 'subject_name'>,
  topics: readonly Pick<Topic, 'slug' | 'topic_name'>[],
): Sharing {
  const steps = topics.map(
    ({ topic_name }, index): Step => ({
      name: topic_name,
      path: topicPath(
        subject.slug,
        topics.slice(0, index + 1).map(({ slug }) => slug),
      ),
    }),
  );
  if (steps.length === 0) return {};
  const course: WithContext<Course> = { '@context': 'https://schema.org', ...(courseOf(subject) as Exclude<Course, string>) };
  return {
    data: [
      breadcrumbData([questionBank(), { name: subject.subject_name, path: topicPath(subject.slug, []) }, ...steps]),
      { ...course, about: topics.at(-1)?.topic_name ?? subject.subject_name },
    ],
  };
}

/** Typesetting in a text: drawings, marks in brackets, emphasis, table rules. */
const MARKUP = /!\[[^\]]*\]\([^)]*\)|\*\*|__|^\|?(?:\s*:?-{3,}:?\s*\|)+\s*$/gm;

/** Plain text, with TeX in `\(…\)` for search engines. */
function plainQuestion(markdown: string): string {
  return markdown
    .replace(
      /\$\$([^$]+)\$\$|\$([^$\n]+)\$/g,
      (_, display?: string, inline?: string) => `\\(${(display ?? inline ?? '').trim()}\\)`,
    )
    .replace(MARKUP, ' ')
    .replace(/\\\$/g, '$')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Changes with the question. */
function questionImage({ id, updated_at, topic, subject, marks }: Question): ShareImage {
  return {
    path: `/api/share-images/questions/${id}.png?v=${Date.parse(updated_at).toString(36)}`,
    width: 1200,
    height: 630,
    alt: `A question for ${marks} ${marks === 1 ? 'mark' : 'marks'} on ${topic.topic_name}, ${subject.subject_name}`,
  };
}

/** A quiz of one question. https://developers.google.com/search/docs/appearance/structured-data/education-qa */
export function questionSharing(question: Question, answer?: Pick<QuestionAnswer, 'body'>): Sharing {
  const { subject, topic, topic_path, level, difficulty, questions_text, options } = question;
  const path = ownQuestionAddress(question);
  const text = plainQuestion(questions_text);
  const item: QuestionData = {
    '@type': 'Question',
    eduQuestionType: options.length > 0 ? 'Multiple choice' : 'Flashcard',
    learningResourceType: 'Practice problem',
    name: `${topic.topic_name}, ${subject.subject_name}`,
    text,
    ...(question.free_answer && answer && { acceptedAnswer: { '@type': 'Answer', text: plainQuestion(answer.body) } }),
  };
  const aligned = (alignmentType: string, targetName: string) => ({
    '@type': 'AlignmentObject' as const,
    alignmentType,
    targetName,
  });
  const quiz: WithContext<Quiz> = {
    '@context': 'https://schema.org',
    '@type': 'Quiz',
    name: `${topic.topic_name}: a practice question for ${subject.subject_name}`,
    url: path,
    about: { '@type': 'Thing', name: topic.topic_name },
    educationalLevel: `IB Diploma Programme, ${level}`,
    educationalAlignment: [
      aligned('educationalSubject', subject.subject_name),
      aligned('educationalLevel', `IB Diploma Programme, ${level}`),
      ...topic_path.map(({ topic_name }) => aligned('assesses', topic_name)),
    ],
    learningResourceType: 'Practice problem',
    assesses: topic.topic_name,
    typicalAgeRange: '16-19',
    inLanguage: 'en',
    isAccessibleForFree: true,
    keywords: `${subject.subject_name}, ${topic_path.map(({ topic_name }) => topic_name).join(', ')}, ${difficulty}`,
    dateModified: question.updated_at,
    provider: PROVIDER,
    isPartOf: courseOf(subject),
    hasPart: item,
  };
  const steps = topic_path.map(({ topic_name, slug }, index) => ({
    name: topic_name,
    path: topicPath(subject.slug, [...topic_path.slice(0, index).map((above) => above.slug), slug]),
  }));
  return {
    image: questionImage(question),
    data: [
      quiz,
      breadcrumbData([
        questionBank(),
        { name: subject.subject_name, path: topicPath(subject.slug, []) },
        ...steps,
        { name: `Question ${question.question_number}`, path },
      ]),
    ],
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/course */
function courseOf({ slug, subject_name }: Pick<Subject, 'slug' | 'subject_name'>): Course {
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

function topicPath(subject: string, topics: readonly string[]): string {
  return addressOf('question-list', {}, { query: placeQuery(topicPlace(subject, topics)) });
}

/** At its address in the registry. */
const questionBank = (): Step => ({ name: 'Question bank', path: addressOf('question-list') });
