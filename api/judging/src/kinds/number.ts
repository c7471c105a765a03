import type { AnswerKeyOf, Judgement } from '@api/contract';
import { keyTokens } from '../algebra/context.ts';
import { evaluate, lettersOf } from '../algebra/evaluate.ts';
import { isDecimal, isFraction, isReducible, isUnworked } from '../algebra/form.ts';
import { askedFigures, FORM_WORDS, foreseen, nearMiss, right, unreadable, wrong } from '../notes.ts';
import { type Node, parse } from '../reading/parse.ts';
import { afterEquals } from '../reading/pieces.ts';
import { tokensOf, Unreadable } from '../reading/tokens.ts';
import { readTypedNumbers, type TypedNumber } from '../reading/typed-number.ts';
import { canonicalUnit, conversion, isKnownUnit } from '../reading/units.ts';

type Key = AnswerKeyOf<'number'>;

/** A value that somebody may have meant, in the unit of the key where it has one. */
interface Candidate extends Omit<TypedNumber, 'unit' | 'quotient'> {
  /** Written without rounding: a fraction, a root, a multiple of pi, a whole number. */
  exact: boolean;
  /** Arithmetic was left to be done. */
  unworked: boolean;
  /** `none`: no unit was written. `other`: one that measures something else. */
  unit: 'asked' | 'none' | 'other';
}

/** A hair's breadth for numbers such as 0.1 that binary fractions cannot hold; of the value itself, which may be as small as a photon's energy. */
const within = (value: number, { value: wanted, tolerance }: { value: number; tolerance: number }) =>
  Math.abs(value - wanted) <= tolerance + 1e-12 * (Math.abs(wanted) || 1);

/** Relative where the key leaves no room: for near misses, which are not marked. */
const near = (value: number, wanted: number, tolerance: number) =>
  wanted !== 0 && Math.abs(value - wanted) <= Math.max(1e-9 * Math.abs(wanted), Math.min(tolerance, Math.abs(wanted) * 0.02));

/** How many of the key's unit one of `unit` is; null: it measures something else. */
function factorOf(unit: string, key: Key): number | null {
  const other = key.other_units?.find((one) => canonicalUnit(one.unit) === canonicalUnit(unit));
  return other?.factor ?? conversion(unit, key.unit ?? '');
}

const asNode = (text: string): Node => ({ n: 'number', value: Number(text), text });

/** A quotient typed back: a fraction will do for a number, but not where figures are asked, and for a measured one in lowest terms alone. */
function isLeftToDo(node: Node, key: Key): boolean {
  if (isUnworked(node)) return key.exact === undefined || !isUnworked(parse(keyTokens(key.exact, [])));
  if (key.exact !== undefined || !isFraction(node)) return false;
  return askedFigures(key) !== null || (Boolean(key.unit) && isReducible(node));
}

function withUnit(read: TypedNumber, key: Key): Candidate[] {
  const { unit, quotient, ...typed } = read;
  const exact = typed.decimals === null || typed.decimals === 0;
  const unworked =
    quotient !== null && isLeftToDo({ n: 'quotient', top: asNode(quotient.top), bottom: asNode(quotient.bottom) }, key);
  const number = { ...typed, unworked };
  if (unit === '') return [{ ...number, exact, unit: 'none' }];
  // A key without a unit says nothing of what is written behind the number.
  if (!key.unit) return [];
  const factor = factorOf(unit, key);
  if (factor !== null) return [{ ...number, value: number.value * factor, exact, unit: 'asked' }];
  // Two units that are known can be told apart; of others nobody can say that they measure something else.
  return isKnownUnit(unit) && isKnownUnit(key.unit) ? [{ ...number, exact, unit: 'other' }] : [];
}

/** Without the unit of the key at its end, plain or as words in TeX. */
function withoutUnit(typed: string, { unit }: Key): string {
  if (!unit) return typed;
  const words = /^(.*)\\(?:text|mathrm)\s*\{([^{}]*)\}\s*$/.exec(typed);
  if (words?.[1] !== undefined && canonicalUnit(words[2] ?? '') === canonicalUnit(unit)) return words[1];
  return typed.trimEnd().endsWith(unit) ? typed.trimEnd().slice(0, -unit.length) : typed;
}

/** A constant expression: `5sqrt(3)/2`, `2pi`, `ln 4`, with the unit asked for behind it or none. */
function readExpression(typed: string, key: Key): Candidate[] {
  const bare = withoutUnit(typed, key);
  for (const text of new Set([typed, bare])) {
    try {
      const node = parse(afterEquals(tokensOf(text, { comma: 'decimal', variables: [] })));
      const { re, im } = evaluate(node, new Map());
      if (lettersOf(node, []).size > 0 || !Number.isFinite(re) || Math.abs(im) > 1e-9 * Math.max(1, Math.abs(re))) continue;
      const unit = text === typed ? 'none' : 'asked';
      return [{ value: re, figures: null, decimals: null, exact: !isDecimal(node), unworked: isLeftToDo(node, key), unit }];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  return [];
}

const rounded = (value: number, figures: number) => Number(value.toPrecision(Math.min(15, figures)));
/** No number is written with more than a hundred places. */
const roundedTo = (value: number, decimals: number) => Number(value.toFixed(Math.min(100, decimals)));

/** Fewer figures than asked, or the last one wrong. */
function roundingOf({ value, figures, decimals }: Candidate, key: Key): Judgement | null {
  const asked = askedFigures(key);
  if (figures && figures.most >= 2 && rounded(key.value, figures.most) === value) {
    return nearMiss('rounding', asked ? `Right value; ${asked}.` : 'Right so far; keep more figures.');
  }
  if (decimals && roundedTo(key.value, decimals) === value) {
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

/** More figures than asked are no mistake in the value; they are told. */
function rightValue({ figures, decimals, exact }: Candidate, key: Key): Judgement {
  const asked = askedFigures(key);
  const tooMany =
    (key.figures !== undefined && figures !== null && figures.least > key.figures) ||
    (key.decimals !== undefined && decimals !== null && decimals > key.decimals);
  return right(asked && tooMany && !exact ? `Right value; ${asked}.` : null);
}

function judgeCandidate(candidate: Candidate, key: Key): Judgement {
  const { value, exact, unworked, unit } = candidate;
  const exactValue = key.exact === undefined ? undefined : readExpression(key.exact, key)[0]?.value;
  const isExact =
    exact && exactValue !== undefined && Math.abs(value - exactValue) <= 1e-9 * Math.max(1e-300, Math.abs(exactValue));
  const isRight = isExact || [key, ...(key.alternatives ?? [])].some((one) => within(value, one));
  if (!isRight) return unit === 'other' ? wrong() : (slipOf(candidate, key) ?? wrong());
  if (unit === 'other') return nearMiss('unit');
  if (key.unit_asked && key.unit && unit === 'none') return nearMiss('unit', 'Right number; the unit is missing.');
  if (key.form === 'exact' && !isExact) return nearMiss('form', FORM_WORDS.exact);
  if (unworked) {
    const asked = askedFigures(key);
    return nearMiss('form', asked ? `Right value; ${asked}.` : FORM_WORDS.worked_out);
  }
  return rightValue(candidate, key);
}

/** Judges a number, however it is written; several readings where a comma leaves it open, of which the best counts. */
export function judgeNumber(key: Key, typed: string): Judgement[] {
  const numbers = readTypedNumbers(typed).flatMap((read) => withUnit(read, key));
  const candidates = numbers.length > 0 ? numbers : readExpression(typed, key);
  if (candidates.length === 0)
    return [unreadable(key.unit ? 'This could not be read as a number with its unit.' : 'This could not be read as a number.')];
  return candidates.map((candidate) => judgeCandidate(candidate, key));
}
