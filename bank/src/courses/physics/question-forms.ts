import { type WrongOption, wrong } from '../../multiple-choice.ts';
import type { DiagramDraft, MarkSchemeLineDraft, QuestionDraft } from '../../template.ts';
import { arrangeOptions, markLines } from './mark-lines.ts';
import { type NumberDraft, numberKeys } from './quantities.ts';

type Code = MarkSchemeLineDraft['code'];

/** One part of a question with all that belongs to it. Letters and marks are put by {@link inParts}. */
export interface PartDraft {
  /** What is asked, without letter and marks. */
  ask: string;
  answer: string;
  solution: string;
  /** Mark-scheme lines as `[code, text]`; their marks are what the part is worth. */
  marks: readonly (readonly [Code | `(${Code})`, string])[];
  /** What the part is judged by; none where the answer is words or a drawing. */
  keys?: readonly NumberDraft[];
}

interface InParts {
  /** What stands before the first part. */
  stem: string;
  hint: string;
  parts: readonly PartDraft[];
  diagrams?: readonly DiagramDraft[];
  specialInfo?: string;
}

const worth = (code: string): number => (code === 'AG' ? 0 : Number(code.replace(/\D/g, '')));

/** A question from its parts: `(a)`, `(b)` and so on, or none where there is one part alone; the marks of each are those of its lines. */
export function inParts({ stem, hint, parts, diagrams, specialInfo }: InParts): QuestionDraft {
  const letters = parts.map((_, index) => (parts.length === 1 ? '' : String.fromCharCode(97 + index)));
  const lettered = (texts: readonly string[]) =>
    texts.map((text, index) => (letters[index] ? `(${letters[index]}) ${text}` : text)).join('\n\n');
  const asked = parts.map(({ ask, marks }) => `${ask} [${marks.reduce((sum, [code]) => sum + worth(code), 0)}]`);
  const keys = parts.flatMap(({ keys: own = [] }, index) =>
    own.map((key) => (letters[index] ? { ...key, part: letters[index] } : key)),
  );
  return {
    text: [stem, lettered(asked)].filter((text) => text !== '').join('\n\n'),
    hint,
    answer: lettered(parts.map(({ answer }) => answer)),
    solution: lettered(parts.map(({ solution }) => solution)),
    markScheme: markLines(
      ...parts.flatMap(({ marks }, index) => marks.map(([code, text]) => [letters[index] ?? '', code, text] as const)),
    ),
    ...(keys.length > 0 ? { keys: numberKeys(...keys) } : {}),
    ...(diagrams ? { diagrams } : {}),
    ...(specialInfo === undefined ? {} : { specialInfo }),
  };
}

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
