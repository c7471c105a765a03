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

/** The same in standard form: `3.20 \times 10^{5}\text{ J}`. */
export function standardForm(value: number, name: string, figures = 3): string {
  return `${scientific(value, figures)}${unit(name)}`;
}

/** An answer marked by number: within 1 % of the value, which leaves room for rounded intermediate steps. */
export function numericAnswer(value: number, name: string, part?: string): NumericAnswer {
  return { ...(part === undefined ? {} : { part }), value, tolerance: Math.abs(value) * 0.01, unit: name };
}
