import type { AnswerKeySource, ForeseenSlip, SlipKind } from '@api/contract';
import { dealOptions, type WrongOption } from '../../multiple-choice.ts';
import { markLine } from '../../question-parts.ts';
import type { CourseSlug, DiagramDraft, NumericAnswer, Placement, QuestionDraft } from '../../template.ts';

/** Short ways to write the placements, mark-scheme lines and options of the chemistry bank. */

type Paper = 1 | 2;
const place = (subject: CourseSlug, topic: string, paper: Paper, otherTopics: readonly string[] = []): Placement => ({
  ...{ subject, topic, paper },
  ...(otherTopics.length > 0 ? { otherTopics } : {}),
});

/** SL and HL in turn, listed at the other leaves as well. The course has no paper 3. */
export const both = (topic: string, paper: Paper, ...otherTopics: readonly string[]): Placement[] => [
  place('chemistry-sl', topic, paper, otherTopics),
  place('chemistry-hl', topic, paper, otherTopics),
];

/** Two variants for SL, then one for HL. */
export const mostlySl = (topic: string, paper: Paper): Placement[] => [
  place('chemistry-sl', topic, paper),
  place('chemistry-hl', topic, paper),
  place('chemistry-sl', topic, paper),
];

/** Additional higher level only. */
export const hlOnly = (topic: string, paper: Paper, ...otherTopics: readonly string[]): Placement[] => [
  place('chemistry-hl', topic, paper, otherTopics),
];

export { markLine as mark };

/** A number behind a sign: a negative one stands in brackets. */
export const bracketed = (number: number): string => (number < 0 ? `(${number})` : `${number}`);

/** A numeric answer accepted within a relative error, 1 % unless told, which leaves room for rounding on the way. */
export function numericAnswer(part: string, value: number, unit = '', relative = 0.01): NumericAnswer {
  return { ...(part === '' ? {} : { part }), value, tolerance: Math.abs(value) * relative, ...(unit === '' ? {} : { unit }) };
}

type NumberKey = Extract<AnswerKeySource, { kind: 'number' }>;

/** The full form of the same, for fields with a label, units that the learner writes and foreseen slips. */
export function numberKey(
  part: string,
  value: number,
  { relative = 0.01, slips = [], ...more }: { relative?: number } & Partial<Omit<NumberKey, 'kind' | 'part' | 'value'>> = {},
): NumberKey {
  const key: NumberKey = { kind: 'number', part, value, tolerance: Math.abs(value) * relative, ...more };
  // In some variants a slip leads to the right value: a coefficient of 1 is left out without harm.
  const apart = slips.filter((slip) => Math.abs(Number(slip.value) - value) > 2 * key.tolerance);
  return apart.length > 0 ? { ...key, slips: apart } : key;
}

/** A foreseen slip of a number: whoever answers `value` reads `note`. */
export const foreseen = (value: number, note: string, slip: SlipKind = 'method'): ForeseenSlip => ({ slip, value, note });

/** Places of the right option over eight variants; both the even and the odd ones (SL and HL) visit all four. */
const PLACES = [0, 2, 3, 1, 1, 3, 2, 0];

export { type WrongOption, wrong as mistake } from '../../multiple-choice.ts';

/** The first three of the candidates that differ from the right option and from each other. */
export function firstThree(candidates: readonly WrongOption[], correct: string): [WrongOption, WrongOption, WrongOption] {
  const distinct = candidates.filter(
    ({ text }, i) => text !== correct && candidates.findIndex((other) => other.text === text) === i,
  );
  return distinct.slice(0, 3) as [WrongOption, WrongOption, WrongOption];
}

/** What a multiple-choice question of one mark is made of. */
export interface Choice {
  /** Stem; its last paragraph is the question itself. */
  stem: string;
  correct: string;
  wrong: readonly [WrongOption, WrongOption, WrongOption];
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
  const dealt = dealOptions(choice.correct, choice.wrong, at);
  return {
    text: `${choice.stem} [1]`,
    hint: choice.hint,
    answer: `**${dealt.correctOption}**: ${choice.correct}`,
    solution: `${choice.solution}\n\nThe answer is **${dealt.correctOption}**.`,
    markScheme: [markLine('', 'A1', choice.reason)],
    ...dealt,
    ...(choice.diagrams ? { diagrams: choice.diagrams } : {}),
  };
}
