import type { AnswerKeySource } from '@api/contract';
import { lineMarks } from '../../bank-rules.ts';
import type { DiagramDraft, NumericAnswer, QuestionDraft } from '../../template.ts';
import { markScheme, paragraphs } from './writing.ts';

/** A part with all that belongs to it. */
export interface PartDraft {
  /** Paragraphs between the part before and this one. */
  before?: string;
  /** What is asked, without letter and marks. */
  ask: string;
  answer: string;
  solution: string;
  /** Lines of the mark scheme as `markScheme` takes them. Their marks are those that the part is worth. */
  marks: readonly string[];
  /** What the part is judged by; a number without a kind is the short form. Parts are named here. */
  keys?: readonly (NumericAnswer | AnswerKeySource)[];
}

const LETTERS = 'abcdefgh';

/** A question from its parts, with letters and marks put in; a single part stands without a letter. */
export function inParts(question: {
  stem?: string;
  parts: readonly PartDraft[];
  hint: string;
  diagrams?: readonly DiagramDraft[];
}): QuestionDraft {
  const { stem, parts, hint, diagrams } = question;
  const single = parts.length === 1;
  const letterOf = (index: number) => (single ? '' : (LETTERS[index] ?? ''));
  const labelled = (index: number, text: string) => (single ? text : `(${letterOf(index)}) ${text}`);
  const schemes = parts.map(({ marks }, index) => markScheme({ [letterOf(index)]: marks }));
  const worth = (index: number) => (schemes[index] ?? []).reduce((sum, line) => sum + lineMarks(line), 0);
  const asked = parts.flatMap(({ before, ask }, index) => [
    ...(before ? [before] : []),
    `${labelled(index, ask)} [${worth(index)}]`,
  ]);
  const keys = parts.flatMap(({ keys: own = [] }, index) =>
    own.map((key): AnswerKeySource => {
      const part = single ? {} : { part: letterOf(index) };
      return 'kind' in key ? { ...key, ...part } : { kind: 'number', ...key, ...part };
    }),
  );
  return {
    text: paragraphs(...(stem ? [stem] : []), ...asked),
    hint,
    answer: paragraphs(...parts.map(({ answer }, index) => labelled(index, answer))),
    solution: paragraphs(...parts.map(({ solution }, index) => labelled(index, solution))),
    markScheme: schemes.flat(),
    keys,
    ...(diagrams ? { diagrams } : {}),
  };
}
