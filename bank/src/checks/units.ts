import type { AnswerKey } from '@api/contract';
import { canonicalUnit, conversion } from '@api/judging';
import { partsOf, textOfPart } from './answers.ts';
import { chainsOf, formulasOf, readSide } from './printed-formulas.ts';

/** The unit that a short answer prints behind a number, where it prints one. */
function printedUnits(markdown: string): string[] {
  return formulasOf(markdown)
    .flatMap((tex) => chainsOf(tex).flatMap(({ sides }) => sides))
    .flatMap((side) => readSide(side)?.unit ?? [])
    .filter((unit) => unit !== '');
}

const BEHIND_A_FORMULA = /\$ \(?(?!(?:and|or|of|for|a|each)\b)([^\s$,.;:)]+(?: [a-z]+)*)/g;

/** What stands in words right behind formulae (`$80$ km`), and degrees, whose sign is no unit in TeX. */
function wordsBehind(markdown: string): string[] {
  const degrees = /\^\s*\{?\\circ/.test(markdown) ? ['°', 'degrees'] : [];
  return [...degrees, ...[...markdown.matchAll(BEHIND_A_FORMULA)].map(([, words = '']) => words)];
}

const areSame = (one: string, other: string) => canonicalUnit(one) === canonicalUnit(other) || conversion(one, other) === 1;

/** The unit of a key and the one that is printed with the answer measure the same, in the same size. */
export function unitFaults(keys: readonly AnswerKey[], answer: string): string[] {
  const parts = partsOf(answer);
  return keys.flatMap((key) => {
    if (key.kind !== 'number' || !key.unit) return [];
    // `m per minute`: what stands behind the number is the first.
    const unit = key.unit.split(' per ')[0] ?? '';
    const text = textOfPart(parts, key.part);
    const printed = printedUnits(text);
    if (printed.length > 0) {
      const fits = printed.some((one) => areSame(one, unit));
      return fits ? [] : [`part "${key.part}" prints ${printed.join(', ')} and its key has ${unit}`];
    }
    const behind = unit === '%' ? [] : wordsBehind(text);
    // In words a unit may stand anywhere, begin a longer phrase (`km are left`), or be shortened.
    const named = ` ${text.replace(/[\s$,.;:()]+/g, ' ')} `.includes(` ${unit} `);
    const fits = named || behind.length === 0 || behind.some((one) => areSame(one, unit) || unit.startsWith(one));
    return fits ? [] : [`part "${key.part}" has "${behind.join('", "')}" behind its numbers and its key ${unit}`];
  });
}
