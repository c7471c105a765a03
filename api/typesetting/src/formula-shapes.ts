/**
 * The common shape of formulae that differ in their digits alone. Digits have one size in each font of KaTeX, so `x_1 =
 * 27` and `x_3 = 48` are set alike but for the digits shown. Questions of a family differ in little else, and setting a
 * formula costs a hundred times as much as filling in its shape.
 */

/** The HTML between the digits of a formula, and which of its digits follows each piece but the last. */
export interface FormulaShape {
  readonly pieces: readonly string[];
  readonly places: readonly number[];
}

/** Two trials cannot distinguish more digits. */
const MOST_DIGITS = 90;
/**
 * Commands that read digits instead of showing them: lengths, columns, colours, chemistry; and those whose digits
 * differ in height.
 */
const READS_DIGITS =
  /\\(?:begin\s*\{(?:array|darray|alignat|alignedat|subarray)|\\\s*\[|\\\s*\*|[hv]space|[hm]?skip|m?kern|rule|raisebox|genfrac|above|color|textcolor|f?colorbox|char|ce|pu|math(?:cal|frak|scr|bf|it|tt|sf|bb)|bold|pmb|bm|text(?:bf|it|tt|sf)|cr\s*\[|tag|arraystretch|hdashline|html|href|url|includegraphics)/;

const DIGIT = /[0-9]/g;

/** The cache key of a shape: the formula with a 0 for each digit. */
export const shapeName = (tex: string): string => tex.replace(DIGIT, '0');

/** The digit of a place in a trial: the digits of both trials identify the place, and they differ from each other. */
const trialDigit = (place: number, trial: 0 | 1): number => {
  const first = Math.floor(place / 9);
  const second = place % 9;
  return trial === 0 ? first : second < first ? second : second + 1;
};

function trialOf(tex: string, trial: 0 | 1): string {
  let place = -1;
  return tex.replace(DIGIT, () => {
    place += 1;
    return String(trialDigit(place, trial));
  });
}

/** Which place has these digits in the trials; -1 for none. */
function placeOf(first: string, second: string): number {
  const [a, b] = [Number(first), Number(second)];
  return Number.isInteger(a) && Number.isInteger(b) ? a * 9 + (b < a ? b : b - 1) : -1;
}

export function fillShape({ pieces, places }: FormulaShape, tex: string): string {
  const digits = tex.match(DIGIT) ?? [];
  let html = pieces[0] ?? '';
  for (const [index, place] of places.entries()) html += (digits[place] ?? '') + (pieces[index + 1] ?? '');
  return html;
}

/**
 * Finds the shape of a formula by setting it twice with other digits; null if its digits are more than shown. `html` is
 * the formula as set, which the shape must reproduce; `set` returns null for what cannot be set.
 */
export function findShape(tex: string, html: string, set: (tex: string) => string | null): FormulaShape | null {
  const count = tex.match(DIGIT)?.length ?? 0;
  if (count === 0 || count > MOST_DIGITS || READS_DIGITS.test(tex)) return null;
  const first = set(trialOf(tex, 0));
  const second = set(trialOf(tex, 1));
  if (first === null || second === null || first.length !== second.length) return null;
  const pieces: string[] = [];
  const places: number[] = [];
  let from = 0;
  for (let index = 0; index < first.length; index += 1) {
    if (first.charCodeAt(index) === second.charCodeAt(index)) continue;
    const place = placeOf(first.charAt(index), second.charAt(index));
    if (place < 0 || place >= count) return null;
    pieces.push(first.slice(from, index));
    places.push(place);
    from = index + 1;
  }
  const shape = { pieces: [...pieces, first.slice(from)], places };
  return fillShape(shape, tex) === html ? shape : null;
}
