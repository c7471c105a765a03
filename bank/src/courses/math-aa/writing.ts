import type { ForeseenSlip, SlipKind } from '@api/contract';
import { type DealtOptions, dealOptions, type WrongOption } from '../../multiple-choice.ts';
import type { NumericAnswer, Placement } from '../../template.ts';

/** Shorthand for setting the questions of Maths AA: placements, paragraphs, mark schemes, answers, options. */

/** Template literals whose backslashes stay, for TeX. */
export const raw = String.raw;

/** Joins paragraphs with the blank line that Markdown and the part labels need. */
export const paragraphs = (...all: readonly string[]): string => all.join('\n\n');

/** A question of the common core that stands at SL and is listed at HL as well. */
export function core(topic: string, paper: 1 | 2, otherTopics: readonly string[] = []): Placement[] {
  return [{ subject: 'math-aa-sl', topic, paper, otherTopics }];
}

/** A question of the additional higher level alone. */
export function higher(topic: string, paper: 1 | 2 | 3, otherTopics: readonly string[] = []): Placement[] {
  return [{ subject: 'math-aa-hl', topic, paper, otherTopics }];
}

export { markScheme } from '../../question-parts.ts';

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

/**
 * An answer that is asked in exact form: `tex` is how it is printed. Where that holds a root, pi, e or a logarithm, decimals are not
 * enough.
 */
export function inExactForm(value: number, tex: string, part?: string, unit?: string): NumericAnswer {
  const irrational = /\\sqrt|\\pi|\\ln|e\^/.test(tex);
  return { ...exact(value, part, unit), ...(irrational ? { exact: tex, form: 'exact' } : {}) };
}

/** A near miss that is foreseen; `note` names the mistake in one plain sentence. */
export const slip = (value: number | string, note: string, kind: SlipKind = 'method'): ForeseenSlip => ({
  slip: kind,
  value,
  note,
});

/** A quick check: four options without a mark scheme, with the correct one at a place that moves with the variant, in either course of a shared template. */
export function multipleChoice(
  correct: string,
  wrongOptions: readonly [WrongOption, WrongOption, WrongOption],
  variantIndex: number,
): DealtOptions & { answer: string; markScheme: [] } {
  const dealt = dealOptions(correct, wrongOptions, (variantIndex + Math.floor(variantIndex / 2)) % 4);
  return { ...dealt, answer: `${dealt.correctOption}: ${correct}`, markScheme: [] };
}
