import { leafNumbers } from './bank-rules.ts';
import { ALIKE } from './forms.ts';
import type { CourseDraft, TopicDraft } from './template.ts';
import { slugsByNumber } from './topic-records.ts';
import type { QuestionSource } from './write-bank.ts';

/** What learners find at a topic of a course, those that the other level shares included. */
export interface TopicCount {
  subject: string;
  number: string;
  name: string;
  leaf: boolean;
  /** Questions listed there, at all topics below included. */
  questions: number;
  /** Different templates among them. */
  templates: number;
}

/** The least that a topic has to offer: a leaf, and a subtopic (the level of the guides). */
export const LEAST = { leaf: { questions: 6, templates: 2 }, subtopic: { questions: 12, templates: 3 } } as const;

/** What is listed at each topic itself, by course and number (`math-aa-hl 2.3`): its own questions, those that touch it, those of the other level. */
function questionsAt(courses: readonly CourseDraft[], bank: readonly QuestionSource[]): Map<string, QuestionSource[]> {
  const listed = new Map<string, QuestionSource[]>();
  const numberOf = new Map<string, string>(
    courses.flatMap((course) => [...slugsByNumber(course)].map(([number, slug]) => [`${course.slug} ${slug}`, number] as const)),
  );
  for (const question of bank) {
    const otherLevel = question.subject.replace(/-sl$/, '-hl');
    const subjects = question.shared_with_other_level ? [question.subject, otherLevel] : [question.subject];
    for (const slug of [question.topic, ...(question.other_topics ?? [])]) {
      const number = numberOf.get(`${question.subject} ${slug}`);
      for (const subject of subjects) {
        const place = `${subject} ${number}`;
        listed.set(place, [...(listed.get(place) ?? []), question]);
      }
    }
  }
  return listed;
}

/** A list of questions as its readers find it. */
export interface TopicList {
  subject: string;
  number: string;
  questions: QuestionSource[];
}

/**
 * The list of every topic in the order in which the API gives it (`standardOrder` of its question lists): the first question of each idea before
 * the second of any, then along the course, easy ones first.
 */
export function topicLists(courses: readonly CourseDraft[], bank: readonly QuestionSource[]): TopicList[] {
  const listed = questionsAt(courses, bank);
  const rounds = new Map<string, number>();
  const roundOf = new Map(
    bank.map((question) => {
      const idea = `${question.subject} ${question.template}`;
      rounds.set(idea, (rounds.get(idea) ?? 0) + 1);
      return [question.id, rounds.get(idea) ?? 0];
    }),
  );
  const filePlace = new Map(bank.map(({ id }, index) => [id, index]));
  const rank = ({ difficulty }: QuestionSource) => ['Easy', 'Medium', 'Hard'].indexOf(difficulty);
  return courses.flatMap((course) => {
    const numbers = [...slugsByNumber(course).keys()];
    return numbers.map((number) => {
      const below = numbers.filter((other) => other === number || other.startsWith(`${number}.`));
      const placeOf = new Map<QuestionSource, number>();
      for (const [place, topic] of below.entries())
        for (const question of listed.get(`${course.slug} ${topic}`) ?? [])
          if (!placeOf.has(question)) placeOf.set(question, place);
      const of = (places: ReadonlyMap<unknown, number>, key: unknown) => places.get(key) ?? 0;
      const questions = [...placeOf.keys()].sort(
        (a, b) =>
          of(roundOf, a.id) - of(roundOf, b.id) ||
          of(placeOf, a) - of(placeOf, b) ||
          rank(a) - rank(b) ||
          of(filePlace, a.id) - of(filePlace, b.id),
      );
      return { subject: course.slug, number, questions };
    });
  });
}

/** Every subtopic and leaf of all courses with what is listed there. */
export function countTopics(courses: readonly CourseDraft[], bank: readonly QuestionSource[]): TopicCount[] {
  const listed = questionsAt(courses, bank);
  return courses.flatMap((course) => {
    const leaves = leafNumbers(course);
    const counts: TopicCount[] = [];
    const visit = (topic: TopicDraft, depth: number): Set<QuestionSource> => {
      const below = (topic.subtopics ?? []).flatMap((child) => [...visit(child, depth + 1)]);
      const here = new Set([...(listed.get(`${course.slug} ${topic.number}`) ?? []), ...below]);
      const templates = new Set([...here].map(({ template }) => template)).size;
      const { number, name } = topic;
      if (depth > 1)
        counts.push({ subject: course.slug, number, name, leaf: leaves.has(number), questions: here.size, templates });
      return here;
    };
    for (const topic of course.topics) visit(topic, 1);
    return counts;
  });
}

/** Whether a topic offers less than the bank promises; a subtopic that has no leaves below it is measured as a subtopic. */
export function isShort({ number, leaf, questions, templates }: TopicCount): boolean {
  const least = leaf && number.split('.').length > 2 ? LEAST.leaf : LEAST.subtopic;
  return questions < least.questions || templates < least.templates;
}

/**
 * The questions of each template that read the same but for their numbers, where there are more than {@link ALIKE}. Read as
 * the same are texts with the same words and the same kinds of figures: numerals, single letters, signs and names of persons
 * (words with a capital that do not begin a sentence) are left out.
 */
export function clones(bank: readonly QuestionSource[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const [template, questions] of Map.groupBy(bank, (question) => question.template ?? question.id)) {
    const alike = [...Map.groupBy(questions, skeleton).values()].map((same) => same.length);
    if (Math.max(...alike) > ALIKE) most.set(template, Math.max(...alike));
  }
  return most;
}

/** A text without what clones differ in: numerals, formulas, single letters and names; with the number of its figures. */
export function skeleton({ text, figures = [] }: { text: string; figures?: readonly unknown[] }): string {
  const words = text
    .replace(/\$\$?[^$]*\$\$?/g, ' ')
    .replace(/(?<=[a-z,;] )[A-Z][a-z]+/g, ' ')
    .replace(/[^A-Za-z]+/g, ' ')
    .replace(/\b[A-Za-z]\b/g, ' ')
    .replace(/ +/g, ' ')
    .toLowerCase();
  return `${words}|${figures.length}`;
}
