import type { AnswerKey } from '@api/contract';
import { canonicalUnit, conversion } from 'api/judging';
import { partsOf, textOfPart } from './answers.ts';
import { chainsOf, formulasOf, readSide } from './printed-formulas.ts';

/** The unit that a short answer prints behind a number, where it prints one. */
function printedUnits(markdown: string): string[] {
  return formulasOf(markdown)
    .flatMap((tex) => chainsOf(tex).flatMap(({ sides }) => sides))
    .flatMap((side) => readSide(side)?.unit ?? [])
    .filter((unit) => unit !== '');
}

/** The unit of a key and the one that is printed with the answer measure the same, in the same size. */
export function unitFaults(keys: readonly AnswerKey[], answer: string): string[] {
  const parts = partsOf(answer);
  return keys.flatMap((key) => {
    if (key.kind !== 'number' || !key.unit) return [];
    // `m per minute`: what stands behind the number is the first.
    const unit = key.unit.split(' per ')[0] ?? '';
    const printed = printedUnits(textOfPart(parts, key.part));
    if (printed.length === 0) return [];
    const fits = printed.some((one) => canonicalUnit(one) === canonicalUnit(unit) || conversion(one, unit) === 1);
    return fits ? [] : [`part "${key.part}" prints ${printed.join(', ')} and its key has ${unit}`];
  });
}
