import { plain, withCarets } from './normalise.ts';

const DIGITS = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
/** Sign, digits, then perhaps a power of ten or a denominator. */
const NUMBER = new RegExp(
  String.raw`^([+-]?) ?(${DIGITS})(?:e([+-]?\d+)|[x*]10\^([+-]?\d+)|/(${DIGITS}))?(?![\d.,]|/[\d.])`,
  'i',
);
const POWER_OF_TEN = /^([+-]?) ?10\^([+-]?\d+)(?![\d.,/])/;
/** `1 1/2` is one and a half. */
const MIXED = /^([+-]?) ?(\d+) (\d+)\/(\d+)(?![\d.,/])/;

/** Brackets that mean more than what is in them: `2(3)` is not 23, nor `(-10)^2` what `-10^2` is. */
const MEANT_BRACKETS = /[\d)]\([-+.\d]|\d\)\d|\(\s*-\s*10\s*(?:\\right)?\)\s*\^/;

/** Where a comma or a space stands, what the number may mean: `1,500` is fifteen hundred here and one and a half elsewhere; `1.500,00` is plain. */
function spellings(text: string): string[] {
  const both = /^([+-]? ?\d{1,3}(?:[. ]\d{3})+),(\d+)(?![\d,.])/.exec(text);
  if (both?.[1]) return [`${both[1].replace(/[. ]/g, '')}.${both[2]}${text.slice(both[0].length)}`];
  const grouped = /^([+-]? ?\d{1,3}(?:[, ]\d{3})+)(?![\d,])/.exec(text);
  const asThousands = grouped?.[1] ? [grouped[1].replace(/[, ]/g, '') + text.slice(grouped[1].length)] : [];
  const asDecimal = /^[+-]? ?\d*,\d+(?![\d,.])/.test(text) ? [text.replace(',', '.')] : [];
  return asThousands.length + asDecimal.length > 0 ? [...asThousands, ...asDecimal] : [text];
}

/** A number at the beginning of a text. `digits` is what was written of it where that says how exact it is: not of fractions. */
interface First extends Pick<TypedNumber, 'quotient' | 'standard'> {
  value: number;
  digits: string | null;
  rest: string;
}

function readFirst(text: string): First | null {
  const signed = (sign: string | undefined, value: number) => (sign === '-' ? -value : value);
  const mixed = MIXED.exec(text);
  if (mixed) {
    const value = Number(mixed[2]) + Number(mixed[3]) / Number(mixed[4]);
    return { value: signed(mixed[1], value), digits: null, quotient: null, standard: false, rest: text.slice(mixed[0].length) };
  }
  const power = POWER_OF_TEN.exec(text);
  if (power) {
    const value = signed(power[1], 10 ** Number(power[2]));
    return { value, digits: null, quotient: null, standard: false, rest: text.slice(power[0].length) };
  }
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [whole, sign, digits = '', exponent, powerOfTen, divisor] = match;
  const value = (Number(digits) * 10 ** Number(exponent ?? powerOfTen ?? 0)) / Number(divisor ?? 1);
  const quotient = divisor === undefined ? null : { top: digits, bottom: divisor };
  const standard = powerOfTen !== undefined && Number(digits) >= 1 && Number(digits) < 10;
  return { value: signed(sign, value), digits: quotient ? null : digits, quotient, standard, rest: text.slice(whole.length) };
}

/** A number as typed, with whatever follows it. */
export interface TypedNumber {
  value: number;
  /** Significant figures that were written: at least and at most, where zeros at the end leave it open; null for fractions. */
  figures: { least: number; most: number } | null;
  /** Decimal places that were written; null for fractions. */
  decimals: number | null;
  /** Both numbers where one was divided by another; a mixed number is none. */
  quotient: { top: string; bottom: string } | null;
  /** Written as a times a power of ten, with a from 1 to 10. */
  standard: boolean;
  /** What stands behind: a unit, if anything. */
  unit: string;
}

function figuresIn(digits: string): { least: number; most: number } {
  const bare = digits.replace('.', '').replace(/^0+/, '');
  const most = Math.max(1, bare.length);
  return { least: digits.includes('.') ? most : Math.max(1, bare.replace(/0+$/, '').length), most };
}

/**
 * What a learner may have meant by a typed number: `3.5`, `3,5`, `x = -2`, `1/3`, `1 1/2`, `1.2 x 10^-3`, `12 000`, TeX or not, with whatever
 * follows as its unit. Two readings where a comma may part thousands or decimals; empty where no number comes first, or a formula does.
 */
export function readTypedNumbers(typed: string): TypedNumber[] {
  if (MEANT_BRACKETS.test(withCarets(typed).replace(/[\u2212\u2013\u2012]/g, '-'))) return [];
  return spellings(plain(typed)).flatMap((text) => {
    const read = readFirst(text);
    if (!read || !Number.isFinite(read.value)) return [];
    const { value, digits, quotient, standard, rest } = read;
    const decimals = digits === null ? null : (digits.split('.')[1]?.length ?? 0);
    return { value, figures: digits === null ? null : figuresIn(digits), decimals, quotient, standard, unit: rest.trim() };
  });
}
