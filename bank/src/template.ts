import type { AnswerKeySource, Difficulty, OptionKey } from '@api/contract';

/** The subjects of the seeded bank. `bridging-maths` is listed for staff only. */
export type CourseSlug =
  | 'math-aa-sl'
  | 'math-aa-hl'
  | 'math-ai-sl'
  | 'math-ai-hl'
  | 'physics-sl'
  | 'physics-hl'
  | 'chemistry-sl'
  | 'chemistry-hl'
  | 'bridging-maths';

/** Where a question stands: the deepest topic it belongs to, by the course's own number. */
export interface Placement {
  subject: CourseSlug;
  /** `topic_number` of a leaf in that subject's tree, e.g. `2.6.1`. */
  topic: string;
  /** Further topics that the question also touches (`OtherTopicsOnQuestion`). */
  otherTopics?: readonly string[];
  /** Paper that a question of this kind would stand on in this course. */
  paper: 1 | 2 | 3;
}

/** One line of a mark scheme; `code` is M method, A accuracy, R reasoning, AG answer given (no marks). */
export interface MarkSchemeLineDraft {
  /** `a`, `b`, `c`; `(i)` of part (a) is `a.i`. Left out where the question has no parts. */
  part?: string;
  /** Markdown with TeX. */
  text: string;
  code: `${'M' | 'A' | 'R'}${1 | 2 | 3}` | 'AG';
  /** Written in brackets, as in (M1): implied by later correct work. */
  implied?: boolean;
}

type NumberKey = Extract<AnswerKeySource, { kind: 'number' }>;

/** The short form of an answer key for a number: right when within `tolerance` (absolute) of `value`. */
export interface NumericAnswer extends Pick<NumberKey, 'exact' | 'form' | 'slips' | 'alternatives'> {
  part?: string;
  value: number;
  tolerance: number;
  unit?: string;
}

/** An SVG made for the question. The text refers to it as `![](diagram:NAME)` in a paragraph of its own. */
export interface DiagramDraft {
  name: string;
  svg: string;
  /** What a reader who cannot see it needs to solve the question, and no more than the drawing tells. */
  alt: string;
}

/**
 * A question as its author writes it. `text` is Markdown with TeX in `$...$` and `$$...$$`. A paragraph that starts with
 * `(a)` opens a part, one that starts with `(i)` a part within it; marks stand in square brackets at the very end of the
 * part's last paragraph, as `[3]`; a question without parts ends with its marks.
 */
export interface QuestionDraft {
  text: string;
  /**
   * Points at the idea and gives neither the method nor an answer away. Markdown with TeX. Several steps have `---` in a paragraph
   * of its own between them.
   */
  hint: string;
  /** The final answer alone, with unit; parts as `(a) ...` paragraphs. */
  answer: string;
  /** The full worked solution as a good teacher writes it; parts as `(a) ...` paragraphs. */
  solution: string;
  /** Its marks add up, part by part, to those in `text`. Empty for multiple choice. */
  markScheme: readonly MarkSchemeLineDraft[];
  /** Multiple choice: four different options; each wrong one comes from a real mistake. */
  options?: Readonly<Record<OptionKey, string>>;
  correctOption?: OptionKey;
  numeric?: readonly NumericAnswer[];
  /** What other parts are judged by, or the same ones with units, figures and slips: docs/answer-keys.md. */
  keys?: readonly AnswerKeySource[];
  diagrams?: readonly DiagramDraft[];
  /** E.g. `Give your answers to three significant figures.` Only where the text does not say it. */
  specialInfo?: string;
}

/**
 * A hand-designed question that stays sound under other numbers. `solve` computes what is asked; `write` sets it as a
 * question; `check` proves the result by a second way that shares no formula with `solve` (substitution back, numeric
 * integration, brute force, simulation with fixed steps) and throws when it does not hold.
 */
export interface QuestionTemplate<Numbers = unknown, Result = unknown> {
  /** Never changes once published: question identity is `key` and the place in `variants`. */
  key: string;
  /** Key of the template that this one repeats for another course. */
  original?: string;
  /** Left out in mathematics, where it follows from the question by rule (`difficulty.ts`). */
  difficulty?: Difficulty;
  calculatorAllowed: boolean;
  /** Variants are dealt to the placements in turn: variant i goes to placement i modulo their number. */
  placements: readonly Placement[];
  variants: readonly Numbers[];
  solve(numbers: Numbers): Result;
  write(numbers: Numbers, result: Result, variantIndex: number): QuestionDraft;
  check(numbers: Numbers, result: Result): void;
}

/** Gives each template its own types for numbers and result, then lets templates stand in one list. */
export function defineTemplate<Numbers, Result>(template: QuestionTemplate<Numbers, Result>): QuestionTemplate {
  return template as QuestionTemplate;
}

/** A node of a subject's topic tree: topic, subtopic, sub-subtopic; three levels at most. */
export interface TopicDraft {
  /** The course's own number, e.g. `2`, `2.6`; levels below the course's numbering add `.1`, `.2`. */
  number: string;
  name: string;
  /** Markdown with TeX: what to know here and its formulae. Required on the first two levels. */
  syllabus?: string;
  /** Slugs of topics that were merged into this one: their questions and their addresses come here. */
  formerSlugs?: readonly string[];
  subtopics?: readonly TopicDraft[];
}

/** A subject of the bank with its topic tree and its templates. */
export interface CourseDraft {
  slug: CourseSlug;
  /** As shown in tabs, e.g. `Maths AA SL`. */
  name: string;
  topics: readonly TopicDraft[];
}

/** A section of a course's guide with the leaves that hold its questions; the name is ours, never the guide's text. */
export interface GuideSection {
  subject: CourseSlug;
  /** As the guide numbers it, e.g. `SL 1.2`, `AHL 1.10`, `A.3`, `Structure 1.1`. */
  section: string;
  name: string;
  /** Numbers of leaves in our tree. */
  leaves: readonly string[];
}
