import { canonicalUnit } from '@api/judging';
import { BOOKLET_CONSTANTS } from '../data-booklet.ts';
import { formulasOf } from './printed-formulas.ts';

const STANDARD_FORM = /(\d+(?:\.\d+)?)\s*\\times\s*10\^\s*(?:\{(-?\d+)\}|(\d))((?:\\text\{[^}]*\}(?:\^\{-?\d+\})?)*)/g;
/** So near to a constant, a number in standard form with the same power of ten means that constant. */
const MEANT = 0.012;
/** Powers of ten at which nothing else of a question happens to lie near a constant, whatever its unit. */
const FAR_OUT = 20;
const KNOWN = BOOKLET_CONSTANTS.flatMap(({ value, also = [] }) => [value, ...also]);

/** The unit of a constant as its name in the booklet ends; a speed near that of light is no constant. */
const unitOf = (name: string): string => {
  const unit = name.split(', ')[1] ?? '';
  return unit === 'm s^-1' ? '' : canonicalUnit(unit);
};
/** Constants are given with three figures or more; what is measured in a question may come out near one with fewer. */
const isExact = (mantissa = '') => mantissa.replace('.', '').length >= 3;
const plainUnit = (tex: string): string =>
  canonicalUnit(
    tex
      .replace(/\\text\{([^}]*)\}/g, '$1')
      .replace(/[{}]/g, '')
      .trim(),
  );

/** Numbers in a text that are meant as a constant of the data booklet and have another value: by their size, or by size and unit. */
export function constantFaults(markdown: string): string[] {
  return formulasOf(markdown).flatMap((tex) =>
    [...tex.matchAll(STANDARD_FORM)].flatMap(([printed, mantissa, braced, single, unit = '']) => {
      const exponent = Number(braced ?? single);
      const value = Number(mantissa) * 10 ** exponent;
      if (KNOWN.some((known) => Math.abs(value / known - 1) < 1e-9)) return [];
      const meant = BOOKLET_CONSTANTS.find(
        (one) =>
          Math.abs(value / one.value - 1) < MEANT &&
          (Math.abs(exponent) >= FAR_OUT || (isExact(mantissa) && unit !== '' && unitOf(one.name) === plainUnit(unit))),
      );
      return meant ? [`${printed} is near the ${meant.name}, ${meant.value}`] : [];
    }),
  );
}
