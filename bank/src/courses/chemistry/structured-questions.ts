import type { AnswerKeySource } from '@api/contract';
import type { DiagramDraft, MarkSchemeLineDraft, QuestionDraft } from '../../template.ts';
import { mark, mistake, multipleChoice, numberKey } from './marking.ts';

/** Questions of linked parts and choices, each written in one place: what is asked stands beside its answer, its marks and its keys. */

type WithoutPart<Key> = Key extends unknown ? Omit<Key, 'part'> : never;
/** An answer key that does not know yet to which part it belongs. */
export type PartKey = WithoutPart<AnswerKeySource>;

/** What earns a mark: its code, in brackets where it is implied, and what has to be seen. */
export type Scheme = readonly (readonly [MarkSchemeLineDraft['code'] | `(${'M' | 'A' | 'R'}1)`, string])[];

/** One part of a question. Its marks are those of its scheme. */
export interface Part {
  ask: string;
  answer: string;
  solution: string;
  scheme: Scheme;
  keys?: readonly PartKey[];
}

export interface Structured {
  /** What stands before the parts; may be empty where there is one part alone. */
  stem: string;
  parts: readonly Part[];
  hint: string;
  diagrams?: readonly DiagramDraft[];
}

/** Sets a question of parts (a), (b), ...; one part alone stands without a letter. Marks are counted from the schemes. */
export function structured({ stem, parts, hint, diagrams }: Structured): QuestionDraft {
  const letterOf = (index: number) => (parts.length === 1 ? '' : String.fromCharCode(97 + index));
  const headed = (index: number, text: string) => (parts.length === 1 ? text : `(${letterOf(index)}) ${text}`);
  const marks = ({ scheme }: Part) => scheme.reduce((sum, [code]) => sum + Number(/\d/.exec(code)?.[0] ?? 0), 0);
  const asked = parts.map((part, index) => headed(index, `${part.ask} [${marks(part)}]`));
  return {
    text: [...(stem === '' ? [] : [stem]), ...asked].join('\n\n'),
    hint,
    answer: parts.map(({ answer }, index) => headed(index, answer)).join('\n\n'),
    solution: parts.map(({ solution }, index) => headed(index, solution)).join('\n\n'),
    markScheme: parts.flatMap(({ scheme }, index) => scheme.map(([code, text]) => mark(letterOf(index), code, text))),
    keys: parts.flatMap(({ keys = [] }, index) => keys.map((key) => ({ ...key, part: letterOf(index) }) as AnswerKeySource)),
    ...(diagrams ? { diagrams } : {}),
  };
}

/** The key of a number within 1 % unless told, with the unit that the question names. */
export function value(number: number, unit = '', more: Omit<NonNullable<Parameters<typeof numberKey>[2]>, 'unit'> = {}): PartKey {
  const { part: _, ...key } = numberKey('', number, { ...(unit === '' ? {} : { unit }), ...more });
  return key;
}

/** The key of a chemical formula with other ways to write it. */
export function formula(text: string, ...alternatives: readonly string[]): PartKey {
  return { kind: 'formula', value: text, ...(alternatives.length > 0 ? { alternatives: [...alternatives] } : {}) };
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
