import type { AnswerKeyOf, Judgement } from '@api/contract';
import { type Context, contextOf, keyTokens } from '../algebra/context.ts';
import { evaluate } from '../algebra/evaluate.ts';
import { areProportional, uncertaintyOf } from '../algebra/rounded-formulae.ts';
import { factorBetween } from '../algebra/sampling.ts';
import { FORM_WORDS, foreseen, nearMiss, right, wrong } from '../notes.ts';
import type { Node } from '../reading/parse.ts';
import { isRelation, isSeparator, rowsOf, split, withoutBrackets } from '../reading/pieces.ts';
import { type Token, tokensOf, Unreadable } from '../reading/tokens.ts';
import { type Element, elementsOf, isCutShort, isLeftUnworked, opposite, roundedNote, same, withoutPerCent } from './values.ts';

type Key = AnswerKeyOf<'coordinate'> | AnswerKeyOf<'vector'>;

/** `(1, 2)^T`: a column written as a row. */
const TRANSPOSED = /\^\s*\{?\s*(?:T|\\top)\s*\}?$/;
const UNIT_VECTORS = ['i', 'j', 'k'];
const AXES = ['x', 'y', 'z'];

/** `<1, 2>`: typed with the signs for less and greater. */
function withoutAngles(tokens: readonly Token[]): Token[] | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const is = (token: Token | undefined, relation: string, bracket: string) =>
    (token?.t === 'relation' && token.name === relation) || (token?.t === 'bracket' && token.name === bracket);
  return tokens.length > 2 && is(first, '<', '<') && is(last, '>', '>') ? tokens.slice(1, -1) : null;
}

/** `\binom{2}{3}`: a short column of a maths field. */
function fromBinomial(tokens: readonly Token[]): Token[][] | null {
  const [first] = tokens;
  if (first?.t !== 'command' || first.name !== 'binom') return null;
  const end = tokens.findIndex((token, index) => index > 1 && token.t === 'bracket' && token.name === '{');
  const cells = [tokens.slice(1, end), tokens.slice(end)].map((cell) => withoutBrackets(cell, '{'));
  return cells.every((cell) => cell !== null) ? cells : null;
}

const isBar = (token: Token) => token.t === 'bracket' && token.name === '|';

/** `x = 2, y = 3`, `P(2, 3)`, `(2, 3)`, `2; 3`: the tokens of each coordinate. */
function coordinatesIn(tokens: readonly Token[]): Token[][] {
  const rows = rowsOf(tokens) ?? rowsOf(withoutBrackets(tokens, '(', '[') ?? []);
  if (rows) return rows.length === 1 ? (rows[0] as Token[][]) : rows.map((cells) => cells.flat());
  const column = fromBinomial(tokens);
  if (column) return column;
  const inner = withoutAngles(tokens) ?? withoutBrackets(tokens, '(', '[', '{') ?? tokens;
  const between = isSeparator(',', ';', 'and');
  // `(2|3)`, as some schools write a point.
  return byName(split(inner, inner.some(between) ? between : isBar)).map((piece) => split(piece, isRelation('=')).at(-1) ?? []);
}

/** `y = 3, x = 2` in the order of the axes. */
function byName(pieces: Token[][]): Token[][] {
  const axes = pieces.map(([name, equal]) =>
    name?.t === 'symbol' && equal && isRelation('=')(equal) ? AXES.indexOf(name.name) : -1,
  );
  const isNamed = pieces.every((_, axis) => axes.includes(axis));
  return isNamed ? pieces.map((_, axis) => pieces[axes.indexOf(axis)] as Token[]) : pieces;
}

/** Without the name of the point or vector in front: `A(1, 2)`, `A = (1, 2)`. */
function withoutName(tokens: readonly Token[]): readonly Token[] {
  const sides = split(tokens, isRelation('='));
  if (sides.length === 2 && sides[1] && split(sides[1], isSeparator(',', ';', 'and')).length === 1) return sides[1];
  const [first, second] = tokens;
  return first?.t === 'symbol' && second?.t === 'bracket' && '([{'.includes(second.name) ? tokens.slice(1) : tokens;
}

/** `2i - j + 3k` as components: linear in the three, without a rest. */
function fromUnitVectors(tokens: readonly Token[], count: number): Element[] {
  const letters = contextOf(['i + j + k'], { variables: UNIT_VECTORS });
  const node = letters.read(tokens);
  const at = (...[i, j, k]: number[]) =>
    evaluate(
      node,
      new Map([
        ['i', i ?? 0],
        ['j', j ?? 0],
        ['k', k ?? 0],
      ]),
    );
  const unit = UNIT_VECTORS.map((_, place) => at(...UNIT_VECTORS.map((__, other) => (other === place ? 1 : 0))));
  const [x, y, z] = unit;
  const linear =
    x &&
    y &&
    z &&
    at(2, 3, 5)
      .sub(x.mul(2).add(y.mul(3)).add(z.mul(5)))
      .abs() < 1e-9 &&
    at(0, 0, 0).abs() < 1e-9;
  if (!linear || (count < 3 && z.abs() > 1e-12)) throw new Unreadable();
  return unit.slice(0, count).map((value) => ({ node: { n: 'number', value: value.re, text: '' }, values: [value] }));
}

const usesUnitVectors = (tokens: readonly Token[]) =>
  tokens.some((token) => token.t === 'symbol' && UNIT_VECTORS.includes(token.name)) &&
  !tokens.some(isSeparator(',', ';', 'row', 'cell'));

function componentsOf(key: Key, tokens: readonly Token[], context: Context): Element[] {
  const bare = withoutName(tokens);
  if (key.kind === 'vector' && usesUnitVectors(bare)) return fromUnitVectors(bare, key.values.length);
  const scaled = key.kind === 'vector' ? partedFromFactor(bare, context) : null;
  const pieces = coordinatesIn(scaled?.rest ?? bare);
  if (pieces.length < 2)
    throw new Unreadable(key.kind === 'vector' ? 'A vector is asked.' : 'Coordinates are asked, such as (a, b).');
  return pieces.map((piece) => {
    const read = context.read(piece);
    if (!scaled) return { node: read, values: context.values(read) };
    const node: Node = { n: 'product', factors: [scaled.factor, read] };
    const values = context.values(node);
    // A number may stay in front of a vector: nothing in it is left to be worked out.
    return { node: key.kind === 'vector' && key.direction ? node : { n: 'number', value: values[0]?.re ?? 0, text: '' }, values };
  });
}

/** `5(-1, 1, -1)`: a number in front of a row or a column. */
function partedFromFactor(tokens: readonly Token[], context: Context): { factor: Node; rest: Token[] } | null {
  const at = tokens.findIndex(
    (token) => (token.t === 'bracket' && '(['.includes(token.name)) || (token.t === 'command' && token.name === 'matrix'),
  );
  const rest = tokens.slice(at);
  if (at < 1 || !(withoutBrackets(rest, '(', '[') ?? rowsOf(rest))) return null;
  const [first, ...more] = tokens.slice(0, at);
  const isSign = more.length === 0 && first?.t === 'operator' && first.name === '-';
  return { factor: isSign ? { n: 'number', value: -1, text: '-1' } : context.read(tokens.slice(0, at)), rest };
}

/** Whether components are a multiple of others, rounded ones within their rounding: (0.949, 0.316) has the direction of (3, 1). */
function isParallel(wanted: readonly Element[], given: readonly Element[]): boolean {
  const values = (elements: readonly Element[]) => elements.flatMap((element) => element.values);
  if (factorBetween(values(wanted), values(given)) !== null) return true;
  const numbers = (elements: readonly Element[]) => values(elements).map(({ re }) => re);
  return areProportional(
    numbers(wanted),
    numbers(given),
    given.map(({ node }) => uncertaintyOf(node, (one) => evaluate(one, new Map()))),
  );
}

function judgeComponents(key: Key, wanted: readonly Element[], given: readonly Element[]): Judgement {
  const { tolerance = 0 } = key;
  const each = (fits: (one: Element, other: Element) => boolean) =>
    given.length === wanted.length && wanted.every((element, index) => given[index] && fits(element, given[index]));
  if (each((one, other) => same(one, other, tolerance))) {
    const isDirection = key.kind === 'vector' && key.direction;
    return !isDirection && isLeftUnworked(wanted, given) ? nearMiss('form', FORM_WORDS.worked_out) : right();
  }
  if (key.kind === 'vector' && key.direction && given.length === wanted.length && isParallel(wanted, given)) return right();
  const slip = foreseenBy(key, given);
  if (slip) return slip;
  if (given.length !== wanted.length) return wrong();
  if (each((one, other) => same(one, other, tolerance) || isCutShort(one, other))) {
    return roundedNote(key);
  }
  if (each((one, other) => same(one, other, tolerance) || opposite(one, other, tolerance))) {
    return nearMiss('sign', 'Check the signs.');
  }
  const swapped = wanted.every((element) => given.some((one) => same(element, one, tolerance)));
  return swapped ? nearMiss('order') : wrong();
}

function foreseenBy(key: Key, given: readonly Element[]): Judgement | null {
  for (const slip of key.slips ?? []) {
    const context = contextOf(key.values, {});
    const near = componentsOf(key, keyTokens(String(slip.value), []), context);
    if (near.length === given.length && near.every((one, at) => given[at] && same(one, given[at], key.tolerance)))
      return foreseen(slip);
  }
  return null;
}

/** Judges the coordinates of a point, or a vector as a column, a row or in unit vectors. */
export function judgePoint(key: Key, typed: string, comma: 'decimal' | 'separator'): Judgement {
  const context = contextOf(key.values, {});
  const wanted = key.values.flatMap((value) => elementsOf(keyTokens(value, context.variables), context));
  const tokens = tokensOf(typed.replace(TRANSPOSED, ''), { comma, variables: context.variables });
  return judgeComponents(key, wanted, componentsOf(key, withoutPerCent(tokens, wanted), context));
}
