import { type WrongOption, wrong } from '../../multiple-choice.ts';
import type { DiagramDraft, QuestionDraft } from '../../template.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';

interface AsChoice {
  text: string;
  hint: string;
  right: string;
  /** Each wrong option with the sentence that names the mistake behind it. */
  wrongs: readonly [
    readonly [text: string, note: string],
    readonly [text: string, note: string],
    readonly [text: string, note: string],
  ];
  solution: string;
  /** What the mark scheme says behind the letter. */
  marking: string;
  diagrams?: readonly DiagramDraft[];
}

/** A multiple-choice question of one mark; the place of the right option moves with the variant, shifted by `shift`. */
export function asChoice({ text, hint, right, wrongs, solution, marking, diagrams }: AsChoice, index: number, shift = 0) {
  const [first, second, third] = wrongs.map(([option, note]): WrongOption => wrong(option, note));
  if (!first || !second || !third) throw new RangeError('Multiple choice needs three wrong options');
  const choice = arrangeOptions(right, [first, second, third], index, shift);
  const draft: QuestionDraft = {
    text: `${text} [1]`,
    hint,
    answer: right,
    solution,
    markScheme: markLines(['', 'A1', `${choice.correctOption}: ${marking}`]),
    ...choice,
    ...(diagrams ? { diagrams } : {}),
  };
  return draft;
}
