import {
  type AnswerKey,
  answerKeysSchema,
  QUESTION_FILE_VERSION,
  type QuestionFileRecordSource,
  questionFileRecordSchema,
} from '@api/contract';
import { marksByPart } from '@api/contract/question-text';
import { writeVariants } from './bank-rules.ts';
import { withCalculatorSteps } from './calculator-steps.ts';
import { difficultyOf } from './difficulty.ts';
import { onPracticePapers } from './practice-papers/practice-papers.ts';
import type { CourseDraft, Placement, QuestionDraft, QuestionTemplate } from './template.ts';
import { courseRecords, slugsByNumber } from './topic-records.ts';

const DIFFICULTIES = ['Easy', 'Medium', 'Hard'];

/** A question as its line of the file has it. */
export type QuestionSource = Extract<QuestionFileRecordSource, { record: 'question' }>;

/** Maths at SL is the common core: HL lists it as well. */
const isShared = ({ subject }: Placement): boolean => /^math-.*-sl$/.test(subject);

/** The keys of a draft; `numeric` is the short form of keys for numbers. Multiple choice is judged by its option alone. */
function answerKeysOf({ correctOption, numeric = [], keys = [] }: QuestionDraft): AnswerKey[] {
  if (correctOption) return answerKeysSchema.parse(keys.filter(({ kind }) => kind === 'option'));
  return answerKeysSchema.parse([...numeric.map((key) => ({ kind: 'number', ...key })), ...keys]);
}

type SlugOf = (subject: string, number: string) => string;

const idOf = ({ key }: QuestionTemplate, index: number) => `${key}-${index + 1}`;

/** How many variants of a template stand before this one at its topic. Variants are dealt to the placements in turn. */
function roundsOf({ placements, variants }: QuestionTemplate): number[] {
  const met = new Map<string, number>();
  return variants.map((_, index) => {
    const { subject, topic } = placements[index % placements.length] as Placement;
    const round = met.get(`${subject} ${topic}`) ?? 0;
    met.set(`${subject} ${topic}`, round + 1);
    return round;
  });
}

function writeOut(template: QuestionTemplate, isWanted: (index: number) => boolean, slugOf: SlugOf) {
  return writeVariants(template, isWanted).map(({ index, placement, draft }) => {
    const id = idOf(template, index);
    const others = [...new Set(placement.otherTopics ?? [])].filter((topic) => topic !== placement.topic);
    const level = placement.subject.endsWith('-hl') ? 'HL' : 'SL';
    const question: QuestionSource = {
      record: 'question',
      id,
      template: template.key,
      subject: placement.subject,
      topic: slugOf(placement.subject, placement.topic),
      other_topics: others.map((number) => slugOf(placement.subject, number)),
      shared_with_other_level: isShared(placement),
      difficulty: template.difficulty ?? difficultyOf(draft, level),
      level,
      marks: [...marksByPart(draft.text).values()].reduce((sum, marks) => sum + marks, 0),
      calculator_allowed: template.calculatorAllowed,
      paper: placement.paper,
      special_info: draft.specialInfo ?? null,
      text: draft.text,
      options: Object.entries(draft.options ?? {}).map(([key, text]) => ({ key: key as 'A', text })),
      correct_option: draft.correctOption ?? null,
      answer_keys: answerKeysOf(draft),
      hint: draft.hint,
      answer: draft.answer,
      solution: withCalculatorSteps(draft, template),
      mark_scheme: draft.markScheme.map(({ part = '', text, code, implied = false }) => ({ part, text, code, implied })),
      figures: [...(draft.diagrams ?? [])],
    };
    return { index, question };
  });
}

/**
 * All questions in the order in which their topics number them: a round of every template at a topic, easy ones first, before
 * the next variant of any, so that neighbours differ in kind. Of later rounds than `rounds` only what practice papers hold is there.
 */
export function writeQuestions(
  courses: readonly CourseDraft[],
  templates: readonly QuestionTemplate[],
  rounds = Number.POSITIVE_INFINITY,
): QuestionSource[] {
  const slugs = new Map(courses.map((course) => [course.slug as string, slugsByNumber(course)]));
  const slugOf: SlugOf = (subject, number) => {
    const slug = slugs.get(subject)?.get(number);
    if (slug === undefined) throw new Error(`There is no topic ${number} in ${subject}`);
    return slug;
  };
  const placed = templates.flatMap((template) => {
    const roundOf = roundsOf(template);
    const isWanted = (index: number) => (roundOf[index] ?? 0) < rounds || onPracticePapers.has(idOf(template, index));
    return writeOut(template, isWanted, slugOf).map(({ index, question }) => ({ question, round: roundOf[index] ?? 0 }));
  });
  const rank = ({ question }: (typeof placed)[number]) => DIFFICULTIES.indexOf(question.difficulty);
  return placed.sort((a, b) => a.round - b.round || rank(a) - rank(b)).map(({ question }) => question);
}

/**
 * The lines of the bank's question file: what it is, subjects with their topics, questions. Each is one that the format knows.
 * `rounds` as with `writeQuestions`.
 */
export function* writeBank(
  courses: readonly CourseDraft[],
  templates: readonly QuestionTemplate[],
  rounds?: number,
): Generator<string> {
  const records: Iterable<QuestionFileRecordSource> = [
    { record: 'file', format: 'question-file', version: QUESTION_FILE_VERSION, title: 'Question bank' },
    ...courses.flatMap(courseRecords),
    ...writeQuestions(courses, templates, rounds),
  ];
  for (const record of records) {
    questionFileRecordSchema.parse(record);
    yield `${JSON.stringify(record)}\n`;
  }
}
