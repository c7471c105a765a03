import assert from 'node:assert/strict';
import type { AnswerKeySource } from '@api/contract';
import { assertClose } from '../../numeric.ts';
import { type DiagramDraft, defineTemplate, type QuestionTemplate } from '../../template.ts';
import { mistake, multipleChoice, numberKey } from './marking.ts';

/** Short ways to write what a part of a question is judged by, and sets of multiple choice about one idea. */

type WithoutPart<Key> = Key extends unknown ? Omit<Key, 'part'> : never;
/** An answer key that does not know yet to which part it belongs. */
type PartKey = WithoutPart<AnswerKeySource>;

/** The key of a number within 1 % unless told, with the unit that the question names. */
export function value(number: number, unit = '', more: Omit<NonNullable<Parameters<typeof numberKey>[2]>, 'unit'> = {}): PartKey {
  const { part: _, ...key } = numberKey('', number, { ...(unit === '' ? {} : { unit }), ...more });
  return key;
}

/** The key of a chemical formula with other ways to write it. */
export function formula(text: string, ...alternatives: readonly string[]): PartKey {
  return { kind: 'formula', value: text, ...(alternatives.length > 0 ? { alternatives: [...alternatives] } : {}) };
}

type Follows = NonNullable<Extract<AnswerKeySource, { kind: 'number' }>['follows']>;

/** A number that follows from earlier parts by a formula in the letters of `from`: a wrong value there carries forward. */
export function carried(key: PartKey, formula: string, from: Follows['from']): PartKey {
  return key.kind === 'number' ? { ...key, follows: { value: formula, from } } : key;
}

/** One multiple-choice question of a set about one idea, each with its own wording. */
export interface Item {
  ask: string;
  right: string;
  /** Each wrong option with the sentence for who chose it. */
  wrong: readonly [readonly [string, string], readonly [string, string], readonly [string, string]];
  hint: string;
  why: string;
  diagrams?: readonly DiagramDraft[];
}

/** Sets one item of a set; `turn` shifts the places of the right options as in `multipleChoice`. */
export function choiceOf({ ask, right, wrong: [a, b, c], hint, why, diagrams }: Item, turn: 0 | 1 | 2 | 3, index: number) {
  return multipleChoice(
    {
      ...{ stem: ask, correct: right, hint, solution: why, reason: right, turn },
      wrong: [mistake(...a), mistake(...b), mistake(...c)],
      ...(diagrams ? { diagrams } : {}),
    },
    index,
  );
}

/** A template of multiple choice about one idea: every variant asks something else. */
export function choiceSet(
  about: Pick<QuestionTemplate, 'key' | 'difficulty' | 'placements'>,
  turn: 0 | 1 | 2 | 3,
  items: readonly (Item & {
    /** Where the answer is a number: the same by another way. */
    proof?: readonly [value: number, byAnotherWay: number];
  })[],
): QuestionTemplate {
  return defineTemplate({
    ...about,
    calculatorAllowed: true,
    variants: items,
    solve: ({ right }) => ({ right }),
    write: (item, _, index) => choiceOf(item, turn, index),
    check: ({ right, wrong, proof }) => {
      assert.ok(wrong.every(([text]) => text !== right));
      if (proof) assertClose(proof[0] / proof[1], 1, about.key, 0.02);
    },
  });
}
