import { conversion } from '@api/judging';
import {
  chainsOf,
  formulasOf,
  halfPlace,
  halfPlaceOfResult,
  type PrintedSide,
  type Relation,
  readSide,
} from './printed-formulas.ts';

const DEGREE = Math.PI / 180;

/** What rounding explains in a side: half of the last place of each of its numbers; a small whole number is rounded behind ≈ alone. */
function roundingOf({ formula, unit }: PrintedSide, relation: Relation, other: PrintedSide): number {
  if (!formula.isNumber) return formula.uncertainty(halfPlace);
  if (relation === '≈' && Number.isInteger(formula.value)) return Math.max(0.5, formula.uncertainty(halfPlaceOfResult));
  // Exact results stay exact; measured ones are rounded to figures.
  const measured = unit !== '' || !Number.isInteger(other.formula.value);
  return formula.uncertainty(measured ? halfPlaceOfResult : halfPlace);
}

/** How many of the right side's unit one of the left's may be: one answer mostly, none where units cannot be compared. */
function factorsBetween(left: PrintedSide, right: PrintedSide): number[] {
  if (left.unit && right.unit && left.unit !== right.unit) {
    const factor = conversion(left.unit, right.unit);
    return factor === null ? [] : [factor];
  }
  const scales = [left.scale, right.scale];
  if (left.scale === right.scale) return [1];
  if (scales.includes('%')) return left.scale === '%' ? [1, 0.01] : [1, 100];
  // A number behind which degrees are printed was read as an angle in radians.
  return left.scale === '°' ? [1, 1 / DEGREE] : [1, DEGREE];
}

function holds(left: PrintedSide, relation: Relation, right: PrintedSide, factor: number): boolean {
  const value = left.formula.value * factor;
  const other = right.formula.value;
  const difference = value - other;
  const hair = 1e-9 * Math.max(Math.abs(value), Math.abs(other)) + 1e-14;
  const rounding = roundingOf(left, relation, right) * factor + roundingOf(right, relation, left) + hair;
  switch (relation) {
    case '=':
    case '≈':
      return Math.abs(difference) <= rounding;
    case '<':
      return difference < rounding;
    case '≤':
      return difference <= rounding;
    case '>':
      return difference > -rounding;
    case '≥':
      return difference >= -rounding;
    case '≠':
      return Math.abs(difference) > hair;
  }
}

/** The sides of a chain as read; what has no unit of its own has the next one's, as in `2 \\times 3 = 6\\text{ m}`. */
function readSides(sides: readonly string[]): (PrintedSide | null)[] {
  let unit: string | null = '';
  return sides
    .map(readSide)
    .reverse()
    .map((side) => {
      if (!side) return null;
      if (side.unit !== '') unit = side.unit;
      return { ...side, unit: side.unit === '' ? unit : side.unit };
    })
    .reverse();
}

/** What a check of equalities looked at, and what is wrong. */
export interface EqualityCheck {
  checked: number;
  faults: string[];
}

/** Every equality and inequality between numbers in a text holds to the precision in which it is written. */
export function checkEqualities(markdown: string): EqualityCheck {
  const result: EqualityCheck = { checked: 0, faults: [] };
  for (const tex of formulasOf(markdown)) {
    for (const { sides, relations } of chainsOf(tex)) {
      const read = readSides(sides);
      for (const [index, relation] of relations.entries()) {
        const [left, right] = [read[index], read[index + 1]];
        if (!left || !right) continue;
        const factors = factorsBetween(left, right);
        if (factors.length === 0) continue;
        result.checked += 1;
        if (!factors.some((factor) => holds(left, relation, right, factor))) {
          result.faults.push(
            `${sides[index]?.trim()} ${relation} ${sides[index + 1]?.trim()} does not hold: ${left.formula.value} and ${right.formula.value}`,
          );
        }
      }
    }
  }
  return result;
}
