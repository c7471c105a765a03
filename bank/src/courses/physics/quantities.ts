import type { AnswerKeySource, ForeseenSlip, SlipKind } from '@api/contract';
import type { NumericAnswer } from '../../template.ts';
import { scientific, significant } from '../../tex.ts';

/** TeX as typed, without escapes. */
export const tex = String.raw;

/** An upright unit with a space before it: `unit('m s^-1')` is `\text{ m s}^{-1}`. `Ω` and `µ` are set as symbols. */
export function unit(name: string): string {
  const inside = ` ${name}`
    .replace(/ Ω/g, '}\\,\\Omega\\text{')
    .replace(/(\s)µ/g, '}\\,\\mu\\text{')
    .replace(/\^(-?\d+)/g, '}^{$1}\\text{');
  return `\\text{${inside}}`.replace(/\\text\{\}/g, '');
}

/** A value to three significant figures (or so many) with its unit, as TeX without dollar signs. */
export function quantity(value: number, name: string, figures = 3): string {
  return `${significant(value, figures)}${unit(name)}`;
}

/** The same between dollar signs, to two significant figures unless told: an option of multiple choice. */
export const inline = (value: number, name = '', figures = 2): string =>
  name ? `$${quantity(value, name, figures)}$` : `$${significant(value, figures)}$`;

/** A factor in words: `twice`, `$3$ times`. */
export const timesAs = (factor: number): string => (factor === 2 ? 'twice' : `$${factor}$ times`);

/** The same in standard form: `3.20 \times 10^{5}\text{ J}`. */
export function standardForm(value: number, name: string, figures = 3): string {
  return `${scientific(value, figures)}${unit(name)}`;
}

/** A nuclide in TeX. */
export const nuclide = (A: number, Z: number, symbol: string): string => tex`{}^{${A}}_{${Z}}\text{${symbol}}`;

/** An answer marked by number: within 1 % of the value, which leaves room for rounded intermediate steps. */
export function numericAnswer(value: number, name: string, part?: string): NumericAnswer {
  return { ...(part === undefined ? {} : { part }), value, tolerance: Math.abs(value) * 0.01, unit: name };
}

/** The short form of a number with what else its key says. */
export interface NumberDraft extends NumericAnswer {
  /** What stands before the field, where a part has several. */
  label?: string;
  slips?: ForeseenSlip[];
}

/** A near miss: the value that a mistake leads to, and one sentence to the learner that names the mistake. */
export const miss = (value: number, note?: string, slip: SlipKind = 'method'): ForeseenSlip => ({
  slip,
  value,
  ...(note === undefined ? {} : { note }),
});

/** Numbers that differ by less than this share of their size are the same to the judge. */
const JUDGES_GRAIN = 1e-12;

/** An answer with the mistakes that it foresees. Those that the judge could not tell from the answer of this variant are left out. */
export function foreseeing(answer: NumberDraft, ...slips: readonly ForeseenSlip[]): NumberDraft {
  const { value, tolerance } = answer;
  const indistinct = Math.max(1.5 * tolerance, JUDGES_GRAIN * (Math.abs(value) || 1));
  const isOff = (slip: ForeseenSlip) => Number.isFinite(slip.value) && Math.abs(Number(slip.value) - value) > indistinct;
  return { ...answer, slips: slips.filter(isOff) };
}

/** Numbers as the keys of a draft. */
export const numberKeys = (...answers: readonly NumberDraft[]): AnswerKeySource[] =>
  answers.map((answer) => ({ kind: 'number', ...answer }));

/** A number within a relative error of its value, 1 % unless told, with what else its key says. */
export function judged(
  value: number,
  name = '',
  { relative = 0.01, label, slips = [] }: { relative?: number; label?: string; slips?: readonly ForeseenSlip[] } = {},
): NumberDraft {
  const answer: NumberDraft = {
    value,
    tolerance: Math.abs(value) * relative,
    ...(name ? { unit: name } : {}),
    ...(label ? { label } : {}),
  };
  return slips.length > 0 ? foreseeing(answer, ...slips) : answer;
}

type Follows = NonNullable<Extract<AnswerKeySource, { kind: 'number' }>['follows']>;

/** A number that follows from earlier parts by a formula in the letters of `from`: a wrong value there carries forward. */
export const carried = (answer: NumberDraft, value: string, from: Follows['from']): AnswerKeySource => ({
  kind: 'number',
  ...answer,
  follows: { value, from },
});
