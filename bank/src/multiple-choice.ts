import type { OptionKey, SlipKind } from '@api/contract';
import type { QuestionDraft } from './template.ts';

/** A wrong option with the mistake that leads to it. */
export interface WrongOption {
  /** As printed. Markdown with TeX. */
  text: string;
  slip: SlipKind;
  /**
   * One plain sentence to who chose it: names the mistake ("You added the exponents instead of multiplying them."), and neither
   * names the right option nor gives its value away. No TeX: it is shown and read out as it stands.
   */
  note: string;
}

/** Shorthand: `wrong(text, note)`, of a `method` unless told. */
export const wrong = (text: string, note: string, slip: SlipKind = 'method'): WrongOption => ({ text, slip, note });

/** What multiple choice adds to a question. */
export type DealtOptions = Required<Pick<QuestionDraft, 'options' | 'correctOption' | 'keys'>>;

const LETTERS = ['A', 'B', 'C', 'D'] as const satisfies readonly OptionKey[];

/**
 * Four options in their order with the right one at `place` (0 to 3), and the key that tells of each wrong one where it comes from.
 * Notes go along with their options, so that they stay right where options move with the variant. Plain text is a wrong option of
 * which nothing is known.
 */
export function dealOptions(
  correct: string,
  wrongOptions: readonly [WrongOption | string, WrongOption | string, WrongOption | string],
  place: number,
): DealtOptions {
  const correctOption = LETTERS[place];
  if (!correctOption) throw new RangeError(`No place among four options: ${place}`);
  const dealt = LETTERS.filter((letter) => letter !== correctOption).map(
    (letter, index) => [letter, wrongOptions[index]] as const,
  );
  const text = (option: WrongOption | string = '') => (typeof option === 'string' ? option : option.text);
  const options = Object.fromEntries([[correctOption, correct], ...dealt.map(([letter, option]) => [letter, text(option)])]);
  const distractors = Object.fromEntries(
    dealt.flatMap(([letter, option]) => (typeof option === 'object' ? [[letter, { slip: option.slip, note: option.note }]] : [])),
  );
  return {
    options: { A: options.A, B: options.B, C: options.C, D: options.D },
    correctOption,
    keys: Object.keys(distractors).length > 0 ? [{ kind: 'option', correct: correctOption, distractors }] : [],
  };
}
