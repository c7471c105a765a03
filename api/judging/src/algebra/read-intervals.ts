import { parse } from '../reading/parse.ts';
import { isRelation, isSeparator, split, withoutBrackets } from '../reading/pieces.ts';
import type { Token } from '../reading/tokens.ts';
import { Unreadable } from '../reading/tokens.ts';
import { evaluate, lettersOf } from './evaluate.ts';

/** A stretch of the real numbers; an end at infinity is always open. */
export interface Interval {
  from: number;
  to: number;
  openFrom: boolean;
  openTo: boolean;
}

const ALL: Interval = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, openFrom: true, openTo: true };

function endOf(tokens: readonly Token[]): number {
  const bare = tokens.filter((token) => !(token.t === 'operator' && token.name === '+'));
  const [first, second] = bare;
  if (first?.t === 'word' && first.name === 'infinity' && bare.length === 1) return Number.POSITIVE_INFINITY;
  const negative = first?.t === 'operator' && first.name === '-';
  if (negative && second?.t === 'word' && second.name === 'infinity' && bare.length === 2) return Number.NEGATIVE_INFINITY;
  const node = parse(tokens);
  const { re, im } = evaluate(node, new Map());
  if (lettersOf(node, []).size > 0 || !Number.isFinite(re) || Math.abs(im) > 1e-9 * Math.max(1, Math.abs(re)))
    throw new Unreadable();
  return re;
}

const isSymbol = (token: Token | undefined) => token?.t === 'symbol';
const isBracket = (token: Token | undefined, name: string) => token?.t === 'bracket' && token.name === name;

/** `^{-1}`, `'`: what may stand between the name of a function and its argument. */
const isInverseOrDerivative = (tokens: readonly Token[]) =>
  tokens.every(
    (token) =>
      (token.t === 'operator' && "^-'".includes(token.name)) ||
      (token.t === 'number' && token.text === '1') ||
      isBracket(token, '{') ||
      isBracket(token, '}'),
  );

/** What an inequality is about: a letter, or a function of a letter, as in `g(x) >= -4` and `f^{-1}(x) < 2`. */
function isLetter(tokens: readonly Token[]): boolean {
  if (tokens.length === 1) return isSymbol(tokens[0]);
  const [open, argument, close] = tokens.slice(-3);
  const isCall = isBracket(open, '(') && isSymbol(argument) && isBracket(close, ')');
  return isCall && tokens.length > 3 && isSymbol(tokens[0]) && isInverseOrDerivative(tokens.slice(1, -3));
}

const isOrder = isRelation('<', '<=', '>', '>=', '!=', '=');

function ray(operator: string, end: number): Interval[] {
  switch (operator) {
    case '<':
    case '<=':
      return [{ ...ALL, to: end, openTo: operator === '<' }];
    case '>':
    case '>=':
      return [{ ...ALL, from: end, openFrom: operator === '>' }];
    case '=':
      return [{ from: end, to: end, openFrom: false, openTo: false }];
    default:
      return [
        { ...ALL, to: end },
        { ...ALL, from: end },
      ];
  }
}

/** `x op end`, or two ends: `x != \pm 2`. */
function fromEnds(operator: string, [sign, ...rest]: readonly Token[]): Interval[] {
  const isBoth = sign?.t === 'operator' && sign.name === '±' && operator.endsWith('=') && !/[<>]/.test(operator);
  if (!isBoth) return ray(operator, endOf(sign ? [sign, ...rest] : []));
  const [one, other] = [endOf(rest), -endOf(rest)].map((end) => ray(operator, end)) as [Interval[], Interval[]];
  return operator === '=' ? [...one, ...other] : intersection(one, other);
}

const TURNED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '!=': '!=' };

const overlap = (one: Interval, other: Interval): Interval => {
  const [left, right] = [one.from >= other.from ? one : other, one.to <= other.to ? one : other];
  return {
    ...{ from: left.from, to: right.to },
    openFrom: one.from === other.from ? one.openFrom || other.openFrom : left.openFrom,
    openTo: one.to === other.to ? one.openTo || other.openTo : right.openTo,
  };
};

const isEmpty = ({ from, to, openFrom, openTo }: Interval) => from > to || (from === to && (openFrom || openTo));

const intersection = (one: readonly Interval[], other: readonly Interval[]) =>
  one.flatMap((first) => other.map((second) => overlap(first, second)).filter((both) => !isEmpty(both)));

/** `|x - 1.5| < 2.5`: a distance from a number. */
function fromDistance(sides: readonly Token[][], operator: string): Interval[] | null {
  const at = sides.findIndex(([first]) => isBracket(first, '|'));
  const [distance, other] = [sides[at], sides[1 - at]];
  if (sides.length !== 2 || !distance || !other) return null;
  // `|f(x)|` is about the letter f.
  const inside = distance.slice(1, -1);
  const node = parse(isLetter(inside) ? [...distance.slice(0, 2), ...distance.slice(-1)] : distance);
  const [letter, ...more] = lettersOf(node, []);
  if (node.n !== 'call' || node.name !== 'abs' || letter === undefined || more.length > 0) return null;
  const inner = (value: number) => evaluate(node.of[0] ?? node, new Map([[letter, value]])).re;
  const [start, slope, bound] = [inner(0), inner(1) - inner(0), endOf(other)];
  if (slope === 0 || Math.abs(inner(3) - start - 3 * slope) > 1e-9) throw new Unreadable();
  const relation = at === 0 ? operator : (TURNED[operator] ?? '');
  const ends = [(bound - start) / slope, (-bound - start) / slope].sort((a, b) => a - b);
  const [from, to] = [ends[0] ?? 0, ends[1] ?? 0];
  if (relation.startsWith('<')) return bound < 0 ? [] : intersection(ray(relation.replace('<', '>'), from), ray(relation, to));
  return relation.startsWith('>') && bound >= 0 ? [...ray(relation.replace('>', '<'), from), ...ray(relation, to)] : null;
}

/** `x < 3`, `3 > x`, `-1 <= x < 4`, `|x| < 2`. */
function fromInequality(tokens: readonly Token[]): Interval[] {
  const sides = split(tokens, isOrder);
  const [first] = tokens.filter(isOrder);
  const distance = first?.t === 'relation' ? fromDistance(sides, first.name) : null;
  if (distance) return distance;
  const operators = tokens.flatMap((token) => (isOrder(token) && token.t === 'relation' ? token.name : []));
  const at = sides.findIndex(isLetter);
  const [left, right] = [sides[at - 1], sides[at + 1]];
  if (at < 0 || sides.length > 3 || operators.length !== sides.length - 1 || (sides.length === 3 && at !== 1))
    throw new Unreadable();
  const below = left ? ray(TURNED[operators[at - 1] ?? ''] ?? '', endOf(left)) : [ALL];
  const above = right ? fromEnds(operators[at] ?? '', right) : [ALL];
  return intersection(below, above);
}

/** `[1, 4)`, or `[1, 4[`. */
function fromBrackets(tokens: readonly Token[]): Interval[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first?.t !== 'bracket' || last?.t !== 'bracket' || !'([]'.includes(first.name) || !')]['.includes(last.name))
    throw new Unreadable();
  const inside = tokens.slice(1, -1);
  const bySemicolon = split(inside, isSeparator(';'));
  const ends = bySemicolon.length === 2 ? bySemicolon : split(inside, isSeparator(','));
  const [from, to] = ends;
  if (!from || !to || ends.length !== 2) throw new Unreadable('An interval has two ends.');
  const interval = { from: endOf(from), to: endOf(to), openFrom: first.name !== '[', openTo: last.name !== ']' };
  if (isEmpty(interval)) throw new Unreadable('An interval begins before it ends.');
  return [interval];
}

/** What is left without single points: `\mathbb{R} \setminus \{0, 1\}`. */
function withoutPoints(intervals: readonly Interval[], tokens: readonly Token[]): Interval[] {
  const points = withoutBrackets(tokens, '{') ?? tokens;
  const rays = split(points, isSeparator(',', ';')).map((point) => ray('!=', endOf(point)));
  return rays.reduce((left, one) => intersection(left, one), [...intervals]);
}

function fromCondition(tokens: readonly Token[]): Interval[] {
  const [base = [], points] = split(tokens, isSeparator('without'));
  if (points) return withoutPoints(fromCondition(base), points);
  if (tokens.some(isOrder)) return fromInequality(tokens);
  const body = split(tokens, isRelation('in')).at(-1) ?? [];
  if (body[0]?.t === 'word' && body[0].name === 'reals') {
    if (body.length === 1) return [ALL];
    // `R\{3}`: the stroke is read with the brace.
    if (isBracket(body[1], '{')) return withoutPoints([ALL], body.slice(1));
  }
  return fromBrackets(body);
}

function fromPiece(tokens: readonly Token[]): Interval[] {
  const parts = tokens.some(
    (token) => isOrder(token) || isSeparator('and')(token) || (token.t === 'word' && token.name === 'reals'),
  );
  if (!parts || tokens.some(isSeparator('without'))) return fromCondition(tokens);
  return split(tokens, isSeparator('and', ',', ';'))
    .map(fromCondition)
    .reduce(intersection);
}

/** From left to right, without overlaps; an end at infinity is open. */
export function inOrder(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const one of intervals.toSorted((a, b) => a.from - b.from || Number(a.openFrom) - Number(b.openFrom))) {
    const last = merged.at(-1);
    const touches = last && (one.from < last.to || (one.from === last.to && !(one.openFrom && last.openTo)));
    if (!last || !touches) merged.push({ ...one });
    else if (one.to > last.to) Object.assign(last, { to: one.to, openTo: one.openTo });
    else if (one.to === last.to) last.openTo &&= one.openTo;
  }
  return merged.map((one) => ({
    ...one,
    openFrom: one.openFrom || one.from === Number.NEGATIVE_INFINITY,
    openTo: one.openTo || one.to === Number.POSITIVE_INFINITY,
  }));
}

/** What is typed as intervals or inequalities, joined by `or`, `∪`, or a comma between two rays that do not meet. */
export function readIntervals(tokens: readonly Token[]): Interval[] {
  if (tokens.length === 0) throw new Unreadable('There is nothing to judge yet.');
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (isSeparator('or', 'union')(token)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  const read = pieces.flatMap((piece) => {
    const both = fromPiece(piece);
    // `x < 1, x > 3` can only mean "or".
    return both.length > 0 ? both : split(piece, isSeparator(',', ';')).flatMap((one) => fromPiece(one));
  });
  return inOrder(read);
}
