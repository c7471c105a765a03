import { seededIndex } from 'api/seed/seeded-index';
import { ALIKE } from '../../forms.ts';
import { type WrongOption, wrong } from '../../multiple-choice.ts';
import type { DiagramDraft, QuestionDraft, QuestionTemplate } from '../../template.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';

export interface AsChoice {
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
  /** What earns the mark. */
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
    markScheme: markLines(['', 'A1', marking]),
    ...choice,
    ...(diagrams ? { diagrams } : {}),
  };
  return draft;
}

/**
 * A multiple-choice template whose variants from the fifth on ask for something else: what was given is now to be found. `reverse` may use the
 * drawings of the draft that it takes the place of.
 */
export function withReversal<Numbers, Result>(
  template: QuestionTemplate,
  reverse: (numbers: Numbers, result: Result, index: number, draft: QuestionDraft) => AsChoice,
): QuestionTemplate {
  return {
    ...template,
    write: (numbers, result, index) => {
      const draft = template.write(numbers, result, index);
      if (index < ALIKE) return draft;
      return asChoice(reverse(numbers as Numbers, result as Result, index, draft), index, seededIndex(template.key, 8));
    },
  };
}
