import type { AnswerKeyOf, Judgement } from '@api/contract';
import { keyTokens } from '../algebra/context.ts';
import { evaluate, lettersOf } from '../algebra/evaluate.ts';
import { hasFunction, hasShape, isDecimal, isFraction, isRational, isReducible, isUnworked } from '../algebra/form.ts';
import { askedFigures, FORM_WORDS, foreseen, nearMiss, right, unreadable, wrong } from '../notes.ts';
import { inFigures, withCarets } from '../reading/normalise.ts';
import { type Node, parse } from '../reading/parse.ts';
import { afterEquals } from '../reading/pieces.ts';
import { figuresOf, isRounded, isRounding, toDecimals, toFigures } from '../reading/rounding.ts';
import { tokensOf, Unreadable } from '../reading/tokens.ts';
import { readTypedNumbers, type TypedNumber } from '../reading/typed-number.ts';
import { canonicalUnit, conversion, isKnownUnit } from '../reading/units.ts';

type Key = AnswerKeyOf<'number'>;

/** A value that the learner may have meant, in the unit of the key if it has one. */
interface Candidate extends Omit<TypedNumber, 'unit' | 'quotient'> {
  /** In the unit of the key; what was typed is `value` over `factor`. */
  value: number;
  factor: number;
  node: Node | null;
  /** Written without rounding: a fraction, a root, a multiple of pi, a whole number. */
  exact: boolean;
  /** Arithmetic was left to be done. */
  unworked: boolean;
  /** `none`: no unit was written. `other`: one that measures something else. `unasked`: one, and the key has none. */
  unit: 'asked' | 'none' | 'other' | 'unasked';
}

/** A hair's breadth for numbers such as 0.1 that binary fractions cannot hold; of the value itself, which may be as small as a photon's energy. */
const within = (value: number, { value: wanted, tolerance }: { value: number; tolerance: number }) =>
  Math.abs(value - wanted) <= tolerance + 1e-12 * (Math.abs(wanted) || 1);

/** Relative where the key leaves no room: for near misses, which are not marked. */
const near = (value: number, wanted: number, tolerance: number) =>
  wanted !== 0 && Math.abs(value - wanted) <= Math.max(1e-9 * Math.abs(wanted), Math.min(tolerance, Math.abs(wanted) * 0.02));

/** Short units that mean something else elsewhere, by the unit of the key that they are read for. */
const SHORT_UNITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ...{ '\u00b0C': { C: 1 }, year: { y: 1, a: 1 }, day: { d: 1 } },
  ...{
    EUR: { cent: 0.01 },
    GBP: { pence: 0.01, p: 0.01 },
    JPY: { yen: 1 },
    CNY: { yen: 1 },
    INR: { rupee: 1 },
    dollar: { USD: 1 },
  },
  ...Object.fromEntries(['USD', 'AUD', 'CAD', 'NZD', 'SGD'].map((code) => [code, { dollar: 1, cent: 0.01 }])),
};

/** How many of the key's unit one of `unit` is; null: it measures something else. */
function factorOf(unit: string, key: Key): number | null {
  const other = key.other_units?.find((one) => conversion(unit, one.unit) === 1);
  const short = SHORT_UNITS[canonicalUnit(key.unit ?? '')]?.[canonicalUnit(unit)];
  return other?.factor ?? short ?? conversion(unit, key.unit ?? '');
}

const asNode = (text: string): Node => ({ n: 'number', value: Number(text), text });

/** A function of numbers where the value itself has few digits: `sqrt(49)` is seven. */
function isFunctionOfRational(node: Node, { value, exact }: Key): boolean {
  if (!hasFunction(node)) return false;
  if (exact === undefined ? figuresOf(value) > 6 : !isRational(parse(keyTokens(exact, [])))) return false;
  return Math.abs(evaluate(node, new Map()).re - value) <= 1e-12 * Math.max(1, Math.abs(value));
}

/** A fraction is fine for a number, but not where figures are asked; for measured ones only in lowest terms. */
function isLeftToDo(node: Node, key: Key): boolean {
  // In a form that is asked for, such as a fraction in lowest terms, fractions are cancelled.
  if (key.form === 'shape' && isReducible(node)) return true;
  if (isFunctionOfRational(node, key)) return true;
  if (isUnworked(node)) return key.exact === undefined || !isUnworked(parse(keyTokens(key.exact, [])));
  if (key.exact !== undefined || !isFraction(node)) return false;
  return askedFigures(key) !== null || (Boolean(key.unit) && isReducible(node));
}

function withUnit(read: TypedNumber, key: Key): Candidate[] {
  const { unit, quotient, ...typed } = read;
  const exact = typed.decimals === null || typed.decimals === 0;
  const unworked =
    quotient !== null && isLeftToDo({ n: 'quotient', top: asNode(quotient.top), bottom: asNode(quotient.bottom) }, key);
  const number = { ...typed, unworked, exact, factor: 1, node: null };
  if (unit === '') return [{ ...number, unit: 'none' }];
  // Superfluous where the key has none: it counts neither for nor against a right number.
  if (!key.unit) {
    const share: Candidate[] =
      canonicalUnit(unit) === '%' ? [{ ...number, value: number.value / 100, factor: 0.01, unit: 'none' }] : [];
    return isKnownUnit(unit) ? [...share, { ...number, unit: 'unasked' }] : [];
  }
  const factor = factorOf(unit, key);
  if (factor !== null) return [{ ...number, value: number.value * factor, factor, unit: 'asked' }];
  // Two units that are known can be told apart; of others nobody can say that they measure something else.
  return isKnownUnit(unit) && isKnownUnit(key.unit) ? [{ ...number, unit: 'other' }] : [];
}

/** A formula without the unit at its end, plain or as words in TeX, and how many of the key's unit one of that is; null without a known unit. */
function partedFromUnit(typed: string, key: Key): (Pick<Candidate, 'factor' | 'unit'> & { text: string }) | null {
  const bare = typed.trimEnd();
  if (key.unit && bare.endsWith(key.unit)) return { text: bare.slice(0, -key.unit.length), factor: 1, unit: 'asked' };
  const [, text, unit = ''] =
    /^(.*)\\(?:text|mathrm)\s*\{([^{}]*\}\s*(?:\^\s*\{?-?\d)?)\}?$/.exec(bare) ??
    /^(.*[\d)}\u03c0\s])\s*((?:[A-Za-z\u00b0\u00b5\u03a9%]+(?:\^?-?\d)?[\s/]*)+)$/.exec(withCarets(bare)) ??
    [];
  if (text === undefined) return null;
  const factor = key.unit ? factorOf(unit, key) : null;
  if (factor !== null) return { text, factor, unit: 'asked' };
  // Superfluous where the key has none.
  if (!isKnownUnit(unit) || (key.unit && !isKnownUnit(key.unit))) return null;
  return { text, factor: 1, unit: key.unit ? 'other' : 'unasked' };
}

/** A constant expression: `5sqrt(3)/2`, `2pi`, `ln 4`, with the unit asked for behind it or none. */
function readExpression(typed: string, key: Key): Candidate[] {
  const parted = partedFromUnit(typed, key);
  for (const { text, factor, unit } of [{ text: typed, factor: 1, unit: 'none' as const }, ...(parted ? [parted] : [])]) {
    try {
      const node = parse(afterEquals(tokensOf(text, { comma: 'decimal', variables: [] })));
      const { re, im } = evaluate(node, new Map());
      if (lettersOf(node, []).size > 0 || !Number.isFinite(re) || Math.abs(im) > 1e-9 * Math.max(1, Math.abs(re))) continue;
      const read = { figures: null, decimals: null, exact: !isDecimal(node), standard: false, node } as const;
      return [{ ...read, value: re * factor, factor, unit, unworked: isLeftToDo(node, key) }];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  return [];
}

/** Too few figures, or the last one wrong. */
function roundingOf({ value, figures, decimals }: Candidate, key: Key): Judgement | null {
  const asked = askedFigures(key);
  if (figures && figures.most >= 2 && toFigures(key.value, figures.most) === value) {
    return nearMiss('rounding', asked ? `Right value; ${asked}.` : 'Right so far; keep more figures.');
  }
  if (decimals && toDecimals(key.value, decimals) === value) {
    return nearMiss('rounding', asked ? `Right value; ${asked}.` : 'Right so far; keep more figures.');
  }
  const unitInLastPlace = key.figures
    ? 10 ** (Math.floor(Math.log10(Math.abs(key.value) || 1)) - key.figures + 1)
    : 0.002 * Math.abs(key.value);
  return key.value !== 0 && Math.abs(value - key.value) <= 1.5 * unitInLastPlace && !Number.isInteger(key.value)
    ? nearMiss('rounding')
    : null;
}

function slipOf(candidate: Candidate, key: Key): Judgement | null {
  const { value } = candidate;
  const { value: wanted, tolerance, slips = [] } = key;
  const isForeseen = (slip: (typeof slips)[number]) => {
    const [read] = typeof slip.value === 'number' ? [slip.value] : readExpression(slip.value, key).map((one) => one.value);
    return read !== undefined && (within(value, { value: read, tolerance }) || near(value, read, tolerance));
  };
  const own = slips.find(isForeseen);
  if (own) return foreseen(own);
  const rounding = roundingOf(candidate, key);
  if (rounding) return rounding;
  if (near(-value, wanted, tolerance)) return nearMiss('sign');
  const power = Math.log10(Math.abs(value / wanted));
  const whole = Math.round(power);
  if (Number.isFinite(power) && whole !== 0 && Math.abs(whole) <= 12 && near(value / 10 ** whole, wanted, tolerance)) {
    return nearMiss('power_of_ten');
  }
  const angle = key.unit && ['\u00b0', 'rad'].includes(canonicalUnit(key.unit));
  if (angle && (near((value * Math.PI) / 180, wanted, tolerance) || near((value * 180) / Math.PI, wanted, tolerance))) {
    return nearMiss('angle_mode');
  }
  return Math.abs(wanted) !== 1 && near(1 / value, wanted, tolerance) ? nearMiss('reciprocal') : null;
}

/** More figures than asked are no mistake in the value; the learner sees a note. */
function rightValue({ figures, decimals, exact }: Candidate, key: Key): Judgement {
  const asked = askedFigures(key);
  const tooMany =
    (key.figures !== undefined && figures !== null && figures.least > key.figures) ||
    (key.decimals !== undefined && decimals !== null && decimals > key.decimals);
  return right(asked && tooMany && !exact ? `Right value; ${asked}.` : null);
}

/** The exact value as far as binary fractions hold it, however it is written: 5.5 is exact, and no decimal is for a root. */
const isSameNumber = (value: number, exact: number) => Math.abs(value - exact) <= 1e-13 * Math.max(1e-300, Math.abs(exact));

/** Whether a formula is worth the key's value. One that never ends is compared with the figures that the author wrote, if these are few. */
function isSameFormula(value: number, wanted: number): boolean {
  const [typed, written] = [figuresOf(toFigures(value, 14)), figuresOf(wanted)];
  if (typed >= 12 && written >= 3 && written < 12) return isRounding(wanted, value, written);
  return Math.abs(value - wanted) <= 1e-9 * Math.max(1e-300, Math.abs(wanted));
}

function isRight(candidate: Candidate, key: Key, wanted: { value: number; tolerance: number }): boolean {
  const { value, factor, figures, decimals } = candidate;
  if (within(value, wanted)) return true;
  if (key.form === 'exact' || key.form === 'shape') return false;
  if (figures === null || decimals === null) return isSameFormula(value, wanted.value);
  const asked = key.decimals !== undefined && factor === 1 ? { decimals: key.decimals } : { figures: leastFigures(key, wanted) };
  return isRounded({ value: value / factor, figures, decimals }, wanted.value / factor, asked);
}

/** Figures that a rounded answer needs: those asked for, or three, or two where the data leave no more. */
const leastFigures = ({ figures }: Key, { value, tolerance }: { value: number; tolerance: number }) =>
  figures ?? (tolerance >= 0.0049 * Math.abs(value) && tolerance > 0 ? 2 : 3);

/** What is wrong with the form of a right value; null: nothing. */
function formFault({ unworked, standard, node }: Candidate, isExact: boolean, key: Key): string | null {
  if (key.form === 'standard' && !standard) return FORM_WORDS.standard;
  if ((key.form === 'exact' || key.form === 'shape') && !isExact) return FORM_WORDS.exact;
  if (key.form === 'shape' && key.exact && !hasShape(node, parse(keyTokens(key.exact, [])))) return FORM_WORDS.shape;
  return unworked ? (askedFigures(key) ? `Right value; ${askedFigures(key)}.` : FORM_WORDS.worked_out) : null;
}

function judgeCandidate(candidate: Candidate, key: Key): Judgement {
  const { value, exact, unit } = candidate;
  const exactValue = key.exact === undefined ? key.value : readExpression(key.exact, key)[0]?.value;
  const isExact =
    exactValue !== undefined &&
    (isSameNumber(value, exactValue) ||
      (exact &&
        Math.abs(value - exactValue) <= (key.exact === undefined ? 1e-12 : 1e-9) * Math.max(1e-300, Math.abs(exactValue))));
  // A slip that the author foresees is one, even where it is a rounding of the value, such as a bound.
  const slip = within(value, key) ? undefined : key.slips?.find((one) => one.value === value);
  if (slip && !isExact) return foreseen(slip);
  const isValue =
    (isExact && key.exact !== undefined) || [key, ...(key.alternatives ?? [])].some((one) => isRight(candidate, key, one));
  if (!isValue && unit === 'unasked') return unreadable('Type the number alone, without a unit.');
  if (
    !isValue &&
    (key.form === 'exact' || key.form === 'shape') &&
    exactValue !== undefined &&
    isApproximation(candidate, exactValue)
  ) {
    return nearMiss('form', FORM_WORDS.exact);
  }
  if (!isValue) return unit === 'other' ? wrong() : (slipOf(candidate, key) ?? wrong());
  if (unit === 'other') return nearMiss('unit');
  if (key.unit_asked && key.unit && unit === 'none') return nearMiss('unit', 'Right number; the unit is missing.');
  const fault = formFault(candidate, isExact, key);
  return fault ? nearMiss('form', fault) : rightValue(candidate, key);
}

/** Exact value rounded to at least three figures. */
const isApproximation = ({ value, factor, figures, decimals }: Candidate, wanted: number) =>
  figures !== null &&
  decimals !== null &&
  isRounded({ value: value / factor, figures, decimals }, wanted / factor, { figures: 3 });

/** A value in several units, such as `2 h 30 min` and `5 minutes and 20 seconds`, each smaller than the one before; null where it is none. */
function compound(typed: string, key: Key): Candidate | null {
  const pieces = [...typed.matchAll(/(\d{1,9}(?:\.\d{1,9})?) ?([A-Za-z]{1,10})(?:,? and | |$|(?=\d))/g)];
  if (pieces.length < 2 || pieces.map(([piece]) => piece).join('') !== typed.trim()) return null;
  const factors = pieces.map(([, , unit = '']) => factorOf(unit, key) ?? 0);
  if (factors.some((factor, index) => factor === 0 || factor >= (factors[index - 1] ?? Number.POSITIVE_INFINITY))) return null;
  const value = pieces.reduce((sum, [, amount], index) => sum + Number(amount) * (factors[index] ?? 0), 0);
  const read = { figures: null, decimals: null, exact: true, standard: false, node: null, unworked: false } as const;
  return { ...read, value, factor: 1, unit: 'asked' };
}

const SEVERAL = /;|\b(?:or|and)\b|,(?!\s?\d)|\\(?:lor|land|vee|wedge|quad)(?![a-z])/;

/** Of a chain such as `v = 3/2 = 1.5` what stands at its end; the whole text where it is none. */
function endOfChain(typed: string): string {
  const steps = typed.replace(/(?<=\d)!=/, '! =').split(/(?<![<>!:])=|\u2248|\\approx(?![a-z])/);
  const end = steps.at(-1)?.trim() ?? '';
  return steps.length > 1 && end !== '' && !steps.slice(0, -1).some((step) => SEVERAL.test(step)) ? end : typed;
}

/** The number that is judged, in figures unless the key counts in thousands or millions itself. `20^0` is an angle where one is asked. */
function answerIn(typed: string, { unit = '' }: Key): string {
  const end = endOfChain(typed);
  if (/(?:thousand|[mbr]illion)/i.test(unit)) return end;
  return inFigures(canonicalUnit(unit) === '\u00b0' ? end.replace(/(?<=\d)(?:\u2070|\^\{?[0o]\}?)$/, '\u00b0') : end);
}

const hasOpenBracket = (text: string) => (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);

/** The one value, in the unit of the key, that a typed number can mean; null where there is none or more than one. */
export function typedValue(key: Key, typed: string): number | null {
  const text = answerIn(typed, key);
  if (hasOpenBracket(text) || SEVERAL.test(text)) return null;
  const numbers = readTypedNumbers(text).flatMap((read) => withUnit(read, key));
  const candidates = (numbers.length > 0 ? numbers : readExpression(text, key)).filter(({ unit }) => unit !== 'other');
  const values = new Set(candidates.map(({ value }) => value));
  const [value] = values;
  return values.size === 1 && value !== undefined ? value : null;
}

/** Judges a number, however it is written; several readings where a comma leaves it open, of which the best counts. */
export function judgeNumber(key: Key, typed: string): Judgement[] {
  const example =
    key.form === 'exact' || key.form === 'shape' ? 'such as 7/2, 2sqrt(3) or ln(5)' : 'such as 3.5, 7/2 or 2.1x10^3';
  const cannot = [
    unreadable(
      `This could not be read. Type one number, ${example}${key.unit && key.unit_asked ? `, and its unit, such as ${key.unit}` : ''}.`,
    ),
  ];
  const text = answerIn(typed, key);
  if (hasOpenBracket(text)) return cannot;
  const inUnits = key.unit ? compound(text, key) : null;
  if (inUnits) return [judgeCandidate(inUnits, key)];
  if (SEVERAL.test(text) && /[=;]|\b(?:or|and)\b/.test(text)) return cannot;
  const numbers = readTypedNumbers(text).flatMap((read) => withUnit(read, key));
  const candidates = numbers.length > 0 ? numbers : readExpression(text, key);
  return candidates.length === 0 ? cannot : candidates.map((candidate) => judgeCandidate(candidate, key));
}
