import type { Complex } from 'complex.js';
import { type Node, nodesOf } from '../reading/parse.ts';
import { evaluate, type Point } from './evaluate.ts';
import { isDecimal } from './form.ts';
import type { Values } from './sampling.ts';

/** Figures that a rounded number in a formula needs. */
const FEWEST = 3;

/** Half of the last place of a number as it is written; 0 for whole numbers, and for those with too few figures to be rounded ones. */
function halfOfLastPlace(text: string): number {
  const [, whole = '', decimals = '', exponent = '0'] = /^(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const figures = `${whole}${decimals}`.replace(/^0+/, '').length;
  return decimals === '' || figures < FEWEST ? 0 : 0.5 * 10 ** (Number(exponent) - decimals.length);
}

/** How far the rounded numbers of a formula let a measure of it be off, such as its value at a point. */
export function uncertaintyOf(node: Node, measure: (node: Node) => Complex): number {
  const value = measure(node);
  let sum = 0;
  for (const number of nodesOf(node)) {
    const half = number.n === 'number' ? halfOfLastPlace(number.text) : 0;
    if (number.n !== 'number' || half === 0) continue;
    const written = number.value;
    number.value = written + half;
    const moved = measure(node).sub(value).abs();
    number.value = written;
    sum += Number.isFinite(moved) ? moved : 0;
  }
  return sum;
}

/** Numbers a hair off: those of the sum above are small. */
const SLACK = 1.001;

/**
 * Whether a formula has the wanted values within the rounding of its numbers: `0.0955/r^2` for `0.3/(pi r^2)`. Only for
 * keys with decimals.
 */
export function isRoundedFormula(given: Node, wanted: Node, values: Values, points: readonly Point[]): boolean {
  if (!isDecimal(wanted) || !isDecimal(given)) return false;
  return points.every((point, index) => {
    const value = values[index];
    if (!value || !Number.isFinite(value.re)) return true;
    return (
      evaluate(given, point).sub(value).abs() <=
      SLACK * uncertaintyOf(given, (node) => evaluate(node, point)) + 1e-12 * value.abs()
    );
  });
}

/** Whether both are multiples of each other (not zero), within uncertainty. */
export function areProportional(wanted: readonly number[], given: readonly number[], uncertainties: readonly number[]): boolean {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [index, value] of wanted.entries()) {
    const [number = Number.NaN, off = 0] = [given[index], (uncertainties[index] ?? 0) * SLACK];
    if (Math.abs(value) < 1e-12) {
      if (!(Math.abs(number) <= off + 1e-12)) return false;
      continue;
    }
    const ends = [(number - off) / value, (number + off) / value].sort((a, b) => a - b);
    least = Math.max(least, (ends[0] ?? Number.NaN) - 1e-9 * Math.abs(ends[0] ?? 0));
    most = Math.min(most, (ends[1] ?? Number.NaN) + 1e-9 * Math.abs(ends[1] ?? 0));
  }
  return least <= most && (least > 0 || most < 0) && Number.isFinite(least) && Number.isFinite(most);
}
