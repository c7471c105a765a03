import { BOOKLET_CONSTANTS } from '../data-booklet.ts';
import { formulasOf } from './printed-formulas.ts';

const STANDARD_FORM = /(\d+(?:\.\d+)?)\s*\\times\s*10\^\s*(?:\{(-?\d+)\}|(\d))/g;
/** So near to a constant, a number in standard form with the same power of ten means that constant. */
const MEANT = 0.012;
/** Powers of ten at which nothing else of a question happens to lie near a constant, whatever its unit. */
const FAR_OUT = 20;
const KNOWN = BOOKLET_CONSTANTS.flatMap(({ value, also = [] }) => [value, ...also]);

/** Numbers in a text that are meant as a constant of the data booklet and have another value. */
export function constantFaults(markdown: string): string[] {
  return formulasOf(markdown).flatMap((tex) =>
    [...tex.matchAll(STANDARD_FORM)].flatMap(([printed, mantissa, braced, single]) => {
      const exponent = Number(braced ?? single);
      const value = Number(mantissa) * 10 ** exponent;
      if (Math.abs(exponent) < FAR_OUT) return [];
      if (KNOWN.some((known) => Math.abs(value / known - 1) < 1e-9)) return [];
      const meant = BOOKLET_CONSTANTS.find((one) => Math.abs(value / one.value - 1) < MEANT);
      return meant ? [`${printed} is near the ${meant.name}, ${meant.value}`] : [];
    }),
  );
}
