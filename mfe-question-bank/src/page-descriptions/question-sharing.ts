import type { Question, QuestionAnswer } from '@api/contract';
import { ownQuestionAddress } from '@shell/kit/addresses';
import { breadcrumbData, PROVIDER, type ShareImage, type Sharing } from '@shell/kit/sharing';
import type { Question as QuestionData, Quiz, WithContext } from 'schema-dts';
import { courseOf, questionBank, topicPath } from './course-data.ts';

/** What stands in a text for its typesetting alone: drawings, marks in brackets, emphasis, rules of tables. */
const MARKUP = /!\[[^\]]*\]\([^)]*\)|\*\*|__|^\|?(?:\s*:?-{3,}:?\s*\|)+\s*$/gm;

/** A question's source as plain text: its formulae as TeX between `\(` and `\)`, as search engines read them. */
export function plainQuestion(markdown: string): string {
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

/** Where the picture of a question is drawn; another one when the question has changed. */
export function questionImage({ id, updated_at, topic, subject, marks }: Question): ShareImage {
  return {
    path: `/api/share-images/questions/${id}.png?v=${Date.parse(updated_at).toString(36)}`,
    width: 1200,
    height: 630,
    alt: `A question for ${marks} ${marks === 1 ? 'mark' : 'marks'} on ${topic.topic_name}, ${subject.subject_name}`,
  };
}

/**
 * What a question's page shares of itself, as a quiz of one question that belongs to its course and topic.
 * https://developers.google.com/search/docs/appearance/structured-data/education-qa
 * @param answer The answer, only where everybody may open it: what is written here, everybody reads.
 */
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
