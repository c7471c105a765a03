import { CannotCalculate } from './cannot-calculate.ts';
import { FUNCTIONS } from './functions.ts';

/** Longer ones are pasted, not calculated. */
const LONGEST = 300;

/** Signs as they are typed or shown, each as the parser of mathjs reads it. */
const SIGNS: readonly (readonly [sign: RegExp, read: string])[] = [
  [/[−–]/g, '-'],
  [/[×·∙]/g, '*'],
  [/÷/g, '/'],
  [/\*\*/g, '^'],
  [/π/g, ' pi '],
  [/√/g, ' sqrt '],
  [/∛/g, ' cbrt '],
  [/\b(sin|cos|tan)\s*⁻¹/g, 'a$1'],
  [/\barc(sin|cos|tan)/gi, 'a$1'],
  [/⁻¹/g, '^(-1)'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/%/g, '/100'],
];

/** By its spelling in small letters. */
const NAMES = new Map([...Object.keys(FUNCTIONS), 'pi', 'Ans', 'e'].map((name) => [name.toLowerCase(), name]));
/** A number, with a power of ten that `E` begins; a word; any other sign. */
const PIECES = /\d+(?:\.\d*)?(?:E[-+]?\d+)?|\.\d+(?:E[-+]?\d+)?|[A-Za-z]+|\S/g;

const isValueEnd = (piece: string) => /^[\d.)!]/.test(piece) || ['pi', 'Ans', 'e'].includes(piece);
const isValueStart = (piece: string) => /^[\d.(A-Za-z]/.test(piece);

/** Splits a typed word into names, e.g. `2pie`; fails on unknown letters. */
function namesIn(word: string): string[] {
  if (word === '') return [];
  for (let end = word.length; end > 0; end -= 1) {
    const name = NAMES.get(word.slice(0, end).toLowerCase());
    if (name === undefined) continue;
    const rest = namesIn(word.slice(end));
    return [name, ...rest];
  }
  throw new CannotCalculate(`The calculator does not know ${word}.`);
}

/**
 * An expression as mathjs parses it. Products without a sign are as strong as those with one, from left to right, as graphic calculators have
 * it: `1/2π` is half of π. A function without brackets is of the value behind it: `sin 30`, `√2`. Open brackets close at the end.
 */
export function readExpression(source: string): string {
  if (source.length > LONGEST) throw new CannotCalculate('This is too long for the calculator.');
  const typed = SIGNS.reduce((text, [sign, read]) => text.replace(sign, read), source);
  const pieces = (typed.match(PIECES) ?? []).flatMap((piece) => (/^[A-Za-z]/.test(piece) ? namesIn(piece) : [piece]));
  let read = '';
  let open = 0;
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1] ?? '';
    const isFunction = Object.hasOwn(FUNCTIONS, piece);
    if (isValueEnd(before) && isValueStart(piece)) read += '*';
    read += isFunction && pieces[index + 1] !== '(' ? `${piece}(` : piece;
    if (piece === '(') open += 1;
    if (piece === ')') open -= 1;
    // The one value behind a function without brackets.
    if (Object.hasOwn(FUNCTIONS, before) && isValueEnd(piece) && piece !== ')') read += ')';
  });
  return read + ')'.repeat(Math.max(0, open));
}
