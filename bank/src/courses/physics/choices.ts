import assert from 'node:assert/strict';
import { seededIndex } from '@api/drawing';
import { ALIKE } from '../../forms.ts';
import { type WrongOption, wrong } from '../../multiple-choice.ts';
import { type DiagramDraft, defineTemplate, type QuestionDraft, type QuestionTemplate } from '../../template.ts';
import { assertAgree } from './agreement.ts';
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

/** One question of a set about one idea, each in its own words. */
export interface ChoiceItem extends Omit<AsChoice, 'marking'> {
  /** What earns the mark; the right option unless told. */
  marking?: string;
  /** Where the answer is a number: the same by another way, and what the item takes it for. */
  proof?: readonly [value: number, byAnotherWay: number];
}

/** A template of multiple choice about one idea: every variant asks something else. */
export function choiceSet(
  about: Pick<QuestionTemplate, 'key' | 'difficulty' | 'placements'>,
  items: readonly ChoiceItem[],
): QuestionTemplate {
  return defineTemplate({
    ...about,
    calculatorAllowed: true,
    variants: items,
    solve: ({ right }) => ({ right }),
    write: (item, _, index) => asChoice({ marking: item.right, ...item }, index, seededIndex(about.key, 8)),
    check: ({ right, wrongs, proof }) => {
      assert.ok(wrongs.every(([text]) => text !== right));
      if (proof) assertAgree(proof[0], proof[1], about.key, 0.02);
    },
  });
}
