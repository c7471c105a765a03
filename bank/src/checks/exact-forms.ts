import type { AnswerKey } from '@api/contract';
import { readSide } from './printed-formulas.ts';

/** So near is a value that was computed to the exact form that is printed for it. */
const SAME = 1e-6;

/** The exact form of a number's key has the value of the key. */
export function exactFormFaults(keys: readonly AnswerKey[]): string[] {
  return keys.flatMap((key) => {
    if (key.kind !== 'number' || !key.exact) return [];
    const value = readSide(key.exact)?.formula.value;
    const off = value === undefined ? 0 : Math.abs(value - key.value);
    return off > SAME * Math.max(1, Math.abs(key.value)) ? [`part "${key.part}" has ${key.value} for ${key.exact}`] : [];
  });
}
