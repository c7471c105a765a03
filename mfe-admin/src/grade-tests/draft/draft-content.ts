import type { Annotation, Grading, GradingDraft, MarkSchemeLine } from '@api/contract';
import { lineOfStamp } from '@api/contract/marks';

/** Null: not marked yet. */
export interface QuestionVerdict {
  marks: number | null;
  comment: string;
}

/** A grader's work on one sheet. Pure data: functions return a new one. */
export interface DraftContent {
  verdicts: Readonly<Record<number, QuestionVerdict>>;
  annotations: readonly Annotation[];
  /** The page on which a question begins, if the grader set it; missing in former drafts. */
  pages?: Readonly<Record<number, number>>;
  comment: string;
}

export type GradedQuestion = Pick<Grading['questions'][number], 'question_id' | 'marks' | 'Answer'>;
export type MarkStamp = Extract<Annotation, { kind: 'mark' }>;

const UNMARKED: QuestionVerdict = { marks: null, comment: '' };

/** What a stored grading holds. */
export function contentOf({
  marks,
  annotations,
  pages = [],
  comment,
}: Pick<GradingDraft, 'marks' | 'annotations' | 'pages' | 'comment'>): DraftContent {
  const verdicts = Object.fromEntries(marks.map(({ question_id, ...verdict }) => [question_id, verdict]));
  return { verdicts, annotations, pages: Object.fromEntries(pages.map(({ question_id, page }) => [question_id, page])), comment };
}

/** Body of the call, without questions that have no marks or comment. */
export function bodyOf({
  verdicts,
  annotations,
  pages = {},
  comment,
}: DraftContent): Pick<GradingDraft, 'marks' | 'annotations' | 'pages' | 'comment'> {
  const marks = Object.entries(verdicts)
    .filter(([, verdict]) => verdict.marks !== null || verdict.comment !== '')
    .map(([id, verdict]) => ({ question_id: Number(id), ...verdict }));
  const set = Object.entries(pages).map(([id, page]) => ({ question_id: Number(id), page }));
  return { marks, annotations: [...annotations], ...(set.length > 0 && { pages: set }), comment };
}

export const verdictOf = (content: DraftContent, questionId: number): QuestionVerdict => content.verdicts[questionId] ?? UNMARKED;

export function withVerdict(content: DraftContent, questionId: number, change: Partial<QuestionVerdict>): DraftContent {
  const verdict = { ...verdictOf(content, questionId), ...change };
  return { ...content, verdicts: { ...content.verdicts, [questionId]: verdict } };
}

/** In the order in which they were set. */
export const stampsOf = (content: DraftContent, questionId: number): MarkStamp[] =>
  content.annotations.filter((entry): entry is MarkStamp => entry.kind === 'mark' && entry.question_id === questionId);

/** Capped at the question's marks. */
export function stampedMarks(content: DraftContent, { question_id, marks }: GradedQuestion): number {
  return Math.min(
    marks,
    stampsOf(content, question_id).reduce((sum, stamp) => sum + stamp.marks, 0),
  );
}

/** Whether stamps change the marks. A number that the grader typed against the stamps stays. */
function followsStamps(content: DraftContent, question: GradedQuestion): boolean {
  const { marks } = verdictOf(content, question.question_id);
  return marks === null || marks === stampedMarks(content, question);
}

/** Replaces annotations, and the marks that follow their stamps. */
function withAnnotations(
  content: DraftContent,
  annotations: readonly Annotation[],
  questions: readonly GradedQuestion[],
): DraftContent {
  let next: DraftContent = { ...content, annotations };
  for (const question of questions) {
    const before = stampsOf(content, question.question_id);
    const after = stampsOf(next, question.question_id);
    const same = before.length === after.length && before.every((stamp, index) => stamp.marks === after[index]?.marks);
    if (same || !followsStamps(content, question)) continue;
    const counted = after.some(({ marks }) => marks > 0);
    next = withVerdict(next, question.question_id, { marks: counted ? stampedMarks(next, question) : null });
  }
  return next;
}

export const withAnnotation = (
  content: DraftContent,
  annotation: Annotation,
  questions: readonly GradedQuestion[],
): DraftContent => withAnnotations(content, [...content.annotations, annotation], questions);

export const withoutAnnotation = (content: DraftContent, id: string, questions: readonly GradedQuestion[]): DraftContent =>
  withAnnotations(
    content,
    content.annotations.filter((entry) => entry.id !== id),
    questions,
  );

export function withMoved(content: DraftContent, moved: Annotation): DraftContent {
  return { ...content, annotations: content.annotations.map((entry) => (entry.id === moved.id ? moved : entry)) };
}

/** A new id; for a stamp of a line of the mark scheme, with its index (`lineOfStamp`). */
export function newId(line?: number): string {
  const random = crypto.randomUUID().slice(0, 13);
  return line === undefined ? random : `line${line}-${random}`;
}

/** All answers' mark schemes. Lines without marks (AG, notes) cannot be given. */
export const rubricOf = (question: Pick<GradedQuestion, 'Answer'>): MarkSchemeLine[] =>
  question.Answer.flatMap(({ mark_scheme }) => mark_scheme);

/** Lines with a stamp. */
export function awardedLines(content: DraftContent, questionId: number): Set<number> {
  return new Set(stampsOf(content, questionId).flatMap((stamp) => lineOfStamp(stamp) ?? []));
}

/** The first line with marks and no stamp, or null. */
export function nextLine(content: DraftContent, question: GradedQuestion): number | null {
  const awarded = awardedLines(content, question.question_id);
  const index = rubricOf(question).findIndex((line, position) => line.marks > 0 && !awarded.has(position));
  return index === -1 ? null : index;
}

const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Equality ignoring the order of fields, which the server changes. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
