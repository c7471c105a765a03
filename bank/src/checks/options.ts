import { judge } from '@api/judging';
import type { QuestionDraft } from '../template.ts';
import { formulasOf, proseOf, readSide } from './printed-formulas.ts';

/** An option as words around numbers: two with the same words differ by their numbers. */
interface OptionReading {
  words: string;
  /** Null where a formula is no number. */
  values: number[] | null;
  formulas: string[];
}

const spaceless = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

function read(option: string): OptionReading {
  const formulas = formulasOf(option);
  const sides = formulas.map(readSide);
  const units = sides.map((side) => side?.unit ?? '').join(' ');
  const known = sides.every((side) => side !== null && side.unit !== null);
  return {
    words: spaceless(`${proseOf(option)} ${known ? units : ''}`),
    values: known && formulas.length > 0 ? sides.map((side) => side?.formula.value ?? Number.NaN) : null,
    formulas,
  };
}

/** In relation to their size, as quantities in SI units may be very small. */
const close = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** Whether two options say the same: equal in value, not only in letters. */
function same(one: OptionReading, other: OptionReading): boolean {
  if (one.words !== other.words || one.formulas.length !== other.formulas.length) return false;
  if (one.formulas.every((formula, index) => formula === other.formulas[index])) return true;
  const [left, right] = [one.values, other.values];
  if (left && right) return left.every((value, index) => close(value, right[index] ?? Number.NaN));
  if (left || right) return false;
  return one.formulas.every((formula, index) => equalFormulas(formula, other.formulas[index] ?? ''));
}

/** Compares by the judge, which evaluates both at the same points. An equation is equal to its multiples, so it is compared as one. */
function equalFormulas(one: string, other: string): boolean {
  if (one === other) return true;
  if (/[<>]|\\[lg]e|\\(?:ce|text|vec|begin|in|cup|cap|to)(?![a-z])|,/.test(one + other)) return false;
  const kind = one.includes('=') ? ('equation' as const) : ('expression' as const);
  if (one.includes('=') !== other.includes('=')) return false;
  try {
    return judge({ kind, part: '', value: one }, other).verdict === 'right';
  } catch {
    return false;
  }
}

/** Options that differ in how they are written and not in what they say, and a right option that the answer does not print. */
export function optionFaults({ options, correctOption, answer }: QuestionDraft): string[] {
  const readings = Object.entries(options ?? {}).map(([letter, text]) => ({ letter, text, reading: read(text) }));
  const printed = (text: string) => text.replace(/[\s.]/g, '').toLowerCase();
  const right = correctOption && options ? printed(options[correctOption]) : '';
  const named = printed(answer).includes(right) || right.includes(printed(answer));
  const unnamed = named ? [] : [`the answer does not print the right option, ${correctOption}: ${answer}`];
  const twice = readings.flatMap((one, index) =>
    readings
      .slice(index + 1)
      .filter((other) => same(one.reading, other.reading))
      .map((other) => `options ${one.letter} and ${other.letter} say the same: ${one.text} and ${other.text}`),
  );
  return [...unnamed, ...twice];
}
