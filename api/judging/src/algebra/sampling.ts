import type { AnswerKeyOf } from '@api/contract';
import type { Complex } from 'complex.js';
import type { Node } from '../reading/parse.ts';
import { evaluate, type Point } from './evaluate.ts';

/** Two different expressions of examinations agree at one random point by chance about never; at all of these they do not. */
const POINTS = 14;
const USUAL = { from: 0.3, to: 3.1, whole: false };
const RELATIVE = 1e-9;

type Domain = NonNullable<AnswerKeyOf<'expression'>['domain']>;

/** The same points for the same letters each time: spread evenly by multiples of irrational numbers, so that no letter equals another. */
export function pointsFor(letters: readonly string[], domain: Domain = {}): Point[] {
  if (letters.length === 0) return [new Map()];
  const sorted = [...letters].sort();
  return Array.from(
    { length: POINTS },
    (_, index) =>
      new Map(
        sorted.map((letter, place) => {
          const { from, to, whole } = { ...USUAL, ...domain[letter] };
          const share = ((index + 1) * Math.sqrt([2, 3, 5, 7, 11, 13, 17, 19][place % 8] as number) + place * 0.137) % 1;
          return [letter, whole ? Math.floor(from + share * (to - from + 1)) : from + share * (to - from)];
        }),
      ),
  );
}

export type Values = readonly Complex[];

export const valuesAt = (node: Node, points: readonly Point[]): Values => points.map((point) => evaluate(node, point));

const isValue = (z: Complex) => Number.isFinite(z.re) && Number.isFinite(z.im);
const scaleOf = (values: Values) => Math.max(0, ...values.filter(isValue).map((z) => z.abs()));

/** Whether an expression has values at enough points to be compared at all. */
export const isDefined = (values: Values) => values.filter(isValue).length * 2 > values.length;

/** Whether two expressions have the same values wherever the first one has any; the second may miss one point in seven. */
export function areEqual(wanted: Values, given: Values, tolerance = 0): boolean {
  if (!isDefined(wanted)) return false;
  const slack = scaleOf(wanted) * RELATIVE * 0.1;
  let missing = 0;
  for (const [index, value] of wanted.entries()) {
    const other = given[index];
    if (!isValue(value)) continue;
    if (!other || !isValue(other)) {
      missing += 1;
      continue;
    }
    const allowed = tolerance + slack + RELATIVE * Math.max(value.abs(), other.abs());
    if (value.sub(other).abs() > allowed) return false;
  }
  return missing * 7 <= wanted.length;
}

/** Whether one is the other times the same number, which is not zero; answers that number, else null. */
export function factorBetween(wanted: Values, given: Values): Complex | null {
  const scale = scaleOf(wanted);
  const places = wanted.flatMap((value, index) => (isValue(value) && value.abs() > scale * 1e-6 ? index : []));
  const ratios = places.flatMap((index) => {
    const [value, other] = [wanted[index], given[index]];
    return value && other && isValue(other) ? other.div(value) : [];
  });
  const [first] = ratios;
  if (!first || ratios.length * 2 <= wanted.length || first.abs() < 1e-12 || !isValue(first)) return null;
  const same = ratios.every((ratio) => ratio.sub(first).abs() <= 1e-8 * first.abs());
  return same &&
    areEqual(
      wanted.map((value) => value.mul(first)),
      given,
    )
    ? first
    : null;
}

export const differences = (left: Values, right: Values): Values =>
  left.flatMap((value, index) => (right[index] ? value.sub(right[index]) : []));

export function areConstant(values: Values): boolean {
  const finite = values.filter(isValue);
  const [first] = finite;
  return (
    first !== undefined &&
    finite.length * 2 > values.length &&
    finite.every((value) => value.sub(first).abs() <= 1e-8 * (1 + first.abs()))
  );
}

export const negated = (values: Values): Values => values.map((value) => value.neg());
