import type { OptionKey } from '@api/contract';
import type { CourseSlug, DiagramDraft, MarkSchemeLineDraft, NumericAnswer, Placement, QuestionDraft } from '../../template.ts';

/** Short ways to write the placements, mark-scheme lines and options of the chemistry bank. */

type Paper = 1 | 2;
const place = (subject: CourseSlug, topic: string, paper: Paper): Placement => ({ subject, topic, paper });

/** SL and HL in turn. The course has no paper 3. */
export const both = (topic: string, paper: Paper): Placement[] => [
  place('chemistry-sl', topic, paper),
  place('chemistry-hl', topic, paper),
];

/** Two variants for SL, then one for HL. */
export const mostlySl = (topic: string, paper: Paper): Placement[] => [
  place('chemistry-sl', topic, paper),
  place('chemistry-hl', topic, paper),
  place('chemistry-sl', topic, paper),
];

/** Additional higher level only. */
export const hlOnly = (topic: string, paper: Paper): Placement[] => [place('chemistry-hl', topic, paper)];

/** One mark-scheme line; `part` is empty for a question without parts, brackets round the code mean implied: `(M1)`. */
export function mark(
  part: string,
  code: MarkSchemeLineDraft['code'] | `(${'M' | 'A' | 'R'}1)`,
  text: string,
): MarkSchemeLineDraft {
  const implied = code.startsWith('(');
  const plain = (implied ? code.slice(1, -1) : code) as MarkSchemeLineDraft['code'];
  return { ...(part === '' ? {} : { part }), text, code: plain, ...(implied ? { implied } : {}) };
}

/** A numeric answer accepted within a relative error, 1 % unless told, which leaves room for rounding on the way. */
export function numericAnswer(part: string, value: number, unit = '', relative = 0.01): NumericAnswer {
  return { ...(part === '' ? {} : { part }), value, tolerance: Math.abs(value) * relative, ...(unit === '' ? {} : { unit }) };
}

const KEYS: readonly OptionKey[] = ['A', 'B', 'C', 'D'];
/** Places of the right option over eight variants; both the even and the odd ones (SL and HL) visit all four. */
const PLACES = [0, 2, 3, 1, 1, 3, 2, 0];

/** What a multiple-choice question of one mark is made of. */
export interface Choice {
  /** Stem; its last paragraph is the question itself. */
  stem: string;
  correct: string;
  wrong: readonly [string, string, string];
  hint: string;
  solution: string;
  /** What earns the mark. */
  reason: string;
  /** Shifts the places of the right option, so that templates do not all start alike. */
  turn: 0 | 1 | 2 | 3;
  diagrams?: readonly DiagramDraft[];
}

/** Sets a multiple-choice question; the place of the right option follows from `variantIndex`. */
export function multipleChoice(choice: Choice, variantIndex: number): QuestionDraft {
  const at = ((PLACES[variantIndex % PLACES.length] ?? 0) + choice.turn) % 4;
  const texts = choice.wrong.toSpliced(at, 0, choice.correct);
  const key = KEYS[at] as OptionKey;
  const options = Object.fromEntries(KEYS.map((name, i) => [name, texts[i]])) as Record<OptionKey, string>;
  return {
    text: `${choice.stem} [1]`,
    hint: choice.hint,
    answer: `**${key}**: ${choice.correct}`,
    solution: `${choice.solution}\n\nThe answer is **${key}**.`,
    markScheme: [mark('', 'A1', choice.reason)],
    options,
    correctOption: key,
    ...(choice.diagrams ? { diagrams: choice.diagrams } : {}),
  };
}
