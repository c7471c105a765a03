import assert from 'node:assert/strict';
import type { OptionKey } from '@api/contract';
import type { MarkSchemeLineDraft, NumericAnswer, Placement, QuestionDraft } from '../../template.ts';

/** Shorthand for setting the questions of Maths AA: placements, paragraphs, mark schemes, answers, options. */

/** Template literals whose backslashes stay, for TeX. */
export const raw = String.raw;

/** Joins paragraphs with the blank line that Markdown and the part labels need. */
export const paragraphs = (...all: readonly string[]): string => all.join('\n\n');

/** A question of the common core: the same leaf and paper in SL and HL. */
export function both(topic: string, paper: 1 | 2, otherTopics: readonly string[] = []): Placement[] {
  return [
    { subject: 'math-aa-sl', topic, paper, otherTopics },
    { subject: 'math-aa-hl', topic, paper, otherTopics },
  ];
}

/** A question of the additional higher level alone. */
export function higher(topic: string, paper: 1 | 2 | 3, otherTopics: readonly string[] = []): Placement[] {
  return [{ subject: 'math-aa-hl', topic, paper, otherTopics }];
}

/**
 * A mark scheme from lines that begin with their code, as printed: `M1 ...`, `(A1) ...` for implied, `AG ...`. Keys are the
 * parts in order; the key is empty for a question without parts. Throws on a line that has no code.
 */
export function markScheme(lines: Readonly<Record<string, readonly string[]>>): MarkSchemeLineDraft[] {
  return Object.entries(lines).flatMap(([part, texts]) =>
    texts.map((line): MarkSchemeLineDraft => {
      const match = /^(\()?([MAR][123]|AG)\)? /.exec(line);
      assert.ok(match, `a mark-scheme line without a code: ${line}`);
      return {
        ...(part === '' ? {} : { part }),
        code: match[2] as MarkSchemeLineDraft['code'],
        text: line.slice(match[0].length),
        ...(match[1] ? { implied: true } : {}),
      };
    }),
  );
}

/** Half a unit of the third significant figure, with a grain for rounding in the last binary place. */
const halfUnit = (value: number) => (value === 0 ? 0.0005 : 0.505 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2));

/** An answer to three significant figures. */
export function threeFigures(value: number, part?: string, unit?: string): NumericAnswer {
  return { value, tolerance: halfUnit(value), ...(part ? { part } : {}), ...(unit ? { unit } : {}) };
}

/** An exact answer: an integer must be met, any other number may be typed as a decimal to three significant figures. */
export function exact(value: number, part?: string, unit?: string): NumericAnswer {
  const tolerance = Number.isInteger(value) ? 1e-9 : halfUnit(value);
  return { value, tolerance, ...(part ? { part } : {}), ...(unit ? { unit } : {}) };
}

/** Four options with the correct one at a place that moves with the variant, in either course of a shared template. */
export function multipleChoice(
  correct: string,
  wrong: readonly [string, string, string],
  variantIndex: number,
): Required<Pick<QuestionDraft, 'options' | 'correctOption'>> & { answer: string } {
  const place = (variantIndex + Math.floor(variantIndex / 2)) % 4;
  const [a = '', b = '', c = '', d = ''] = wrong.toSpliced(place, 0, correct);
  const correctOption = (['A', 'B', 'C', 'D'] as const)[place] as OptionKey;
  return { options: { A: a, B: b, C: c, D: d }, correctOption, answer: `${correctOption}: ${correct}` };
}
