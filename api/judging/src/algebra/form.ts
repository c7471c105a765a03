import type { ExpressionForm } from '@api/contract';
import { childrenOf, type Node, nodesOf } from '../reading/parse.ts';
import { lettersOf } from './evaluate.ts';
import { areConstant, pointsFor, valuesAt } from './sampling.ts';

const isNumber = (node: Node): boolean => (node.n === 'negative' ? isNumber(node.of) : node.n === 'number');
const isConstant = (node: Node, variables: readonly string[]) => lettersOf(node, variables).size === 0;

const unsigned = (node: Node): Node => (node.n === 'negative' ? unsigned(node.of) : node);

/** Typed with a point: rounded, as far as anybody can tell. */
export const isDecimal = (node: Node) => [...nodesOf(node)].some((one) => one.n === 'number' && /[.eE]/.test(one.text));

/** A product with a sum, or a whole power of a sum or product, somewhere: brackets that could be multiplied out. */
function hasBrackets(node: Node): boolean {
  const isSum = (one: Node) => unsigned(one).n === 'sum';
  const here =
    (node.n === 'product' && node.factors.some(isSum)) ||
    (node.n === 'power' && ['sum', 'product'].includes(unsigned(node.base).n) && isNumber(node.exponent)) ||
    (node.n === 'negative' && node.of.n === 'sum');
  return here || childrenOf(node).some(hasBrackets);
}

/** A term as a name of its letters and their powers, whatever the order and the number in front: like terms have the same. */
function likeness(term: Node): string {
  const bare = unsigned(term);
  const factors = bare.n === 'product' ? bare.factors : [bare];
  return factors
    .filter((factor) => !isNumber(factor) && !(factor.n === 'quotient' && isNumber(factor.top) && isNumber(factor.bottom)))
    .map((factor) => JSON.stringify(factor))
    .sort()
    .join();
}

function hasLikeTerms(node: Node): boolean {
  if (node.n !== 'sum') return false;
  const names = node.terms.map(likeness);
  return new Set(names).size < names.length;
}

/** Whether a factor is worth the same whatever its letters are: `sin^2(x) + cos^2(x)` is no factor that anybody asked for. */
const isWorthTheSame = (node: Node, variables: readonly string[]) =>
  isConstant(node, variables) || areConstant(valuesAt(node, pointsFor([...lettersOf(node, variables)])));

/** The factors with letters that a product is made of, powers as often as they are written. */
function factorsOf(node: Node, variables: readonly string[]): Node[] {
  const bare = unsigned(node);
  if (isWorthTheSame(bare, variables)) return [];
  if (bare.n === 'product') return bare.factors.flatMap((factor) => factorsOf(factor, variables));
  if (bare.n === 'quotient') return [...factorsOf(bare.top, variables), ...factorsOf(bare.bottom, variables)];
  if (bare.n === 'power' && bare.exponent.n === 'number') {
    const { base, exponent } = bare;
    return Array.from({ length: Math.min(12, exponent.value) }, () => factorsOf(base, variables)).flat();
  }
  return [bare];
}

/** The common number left in the sums of a product: 3 in `(3x + 3)(x - 3)`; 1 if none. */
function leftInside(node: Node, variables: readonly string[]): number {
  const sums = factorsOf(node, variables).filter(({ n }) => n === 'sum');
  return sums.map((sum) => Math.max(1, commonDivisor(sum))).reduce((product, one) => product * one, 1);
}

/** A product of as many factors as the key has, with no more left inside of its brackets than the key leaves. */
function isFactorised(node: Node, key: Node, variables: readonly string[]): boolean {
  const [given, wanted] = [factorsOf(node, variables), factorsOf(key, variables)];
  const isWhole = given.length >= Math.max(1, wanted.length) && unsigned(node).n !== 'sum';
  return isWhole && leftInside(node, variables) <= leftInside(key, variables);
}

/** A sum of whole powers of letters with numbers in front. */
function isPolynomial(node: Node, variables: readonly string[]): boolean {
  if (isConstant(node, variables)) return true;
  switch (node.n) {
    case 'symbol':
      return true;
    case 'sum':
    case 'product':
    case 'negative':
      return childrenOf(node).every((child) => isPolynomial(child, variables));
    case 'quotient':
      return isConstant(node.bottom, variables) && isPolynomial(node.top, variables);
    case 'power':
      return node.exponent.n === 'number' && Number.isInteger(node.exponent.value) && isPolynomial(node.base, variables);
    default:
      return false;
  }
}

const dividesByLetters = (node: Node, variables: readonly string[]) =>
  [...nodesOf(node)].some(
    (one) =>
      (one.n === 'quotient' && !isConstant(one.bottom, variables)) ||
      (one.n === 'power' && one.exponent.n === 'negative' && !isConstant(one.base, variables)),
  );

/** A division that is still to be done, where the key is a sum of powers: `(x^3 - 1)/(x - 1)` for `x^2 + x + 1`. */
export const isLeftDivided = (node: Node, key: Node, variables: readonly string[]) =>
  isPolynomial(key, variables) && dividesByLetters(node, variables);

const isWhole = (node: Node): boolean => isNumber(node) && Number.isInteger(Number(writtenIn(node)));
const writtenIn = (node: Node): string => (node.n === 'number' ? node.text : node.n === 'negative' ? writtenIn(node.of) : '');
const amount = (node: Node): number => (node.n === 'number' ? node.value : node.n === 'negative' ? -amount(node.of) : Number.NaN);

/** `12 1/2` is read as a sum, and is no arithmetic to be done. */
const isMixedNumber = (terms: readonly Node[]) => {
  const [whole, part, ...others] = terms;
  return (
    others.length === 0 &&
    whole?.n === 'number' &&
    isWhole(whole) &&
    part?.n === 'quotient' &&
    amount(part.top) < amount(part.bottom)
  );
};

/**
 * Arithmetic with numbers alone that is still to be done: a sum, a product, or a quotient that is no fraction of whole numbers, or is one
 * and comes to a whole number. As in examinations a fraction need not be in lowest terms.
 */
export function isUnworked(node: Node): boolean {
  const bare = unsigned(node);
  if (bare.n === 'sum') return bare.terms.every(isRational) && !isMixedNumber(bare.terms);
  if (bare.n === 'product') return bare.factors.every((factor) => isNumber(factor) || isFraction(factor));
  if (bare.n !== 'quotient') return false;
  if (isUnworked(bare.top) || isUnworked(bare.bottom)) return true;
  if (!isNumber(bare.top) || !isNumber(bare.bottom)) return false;
  return !isWhole(bare.top) || !isWhole(bare.bottom) || Number.isInteger(amount(bare.top) / amount(bare.bottom));
}

export function isFraction(node: Node): boolean {
  const bare = unsigned(node);
  return bare.n === 'quotient' && isNumber(bare.top) && isNumber(bare.bottom);
}

export function isReducible(node: Node): boolean {
  const bare = unsigned(node);
  return isFraction(bare) && bare.n === 'quotient' && greatestDivisor(amount(bare.top), amount(bare.bottom)) > 1;
}

function isSingleFraction(node: Node): boolean {
  const bare = unsigned(node);
  if (bare.n !== 'quotient') return false;
  const nested = [...nodesOf(bare.top), ...nodesOf(bare.bottom)];
  return nested.every((one) => one.n !== 'quotient' && !(one.n === 'power' && one.exponent.n === 'negative'));
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatestDivisor(b, a % b));

/** The whole number in front of each term; 1 where there is none. */
function coefficients(node: Node): number[] {
  const bare = unsigned(node);
  if (bare.n === 'sum') return bare.terms.flatMap(coefficients);
  const numbers = (bare.n === 'product' ? bare.factors : [bare]).flatMap((factor) => (factor.n === 'number' ? factor.value : []));
  return [numbers.reduce((product, number) => product * number, 1)];
}

/** Of all numbers in front of their terms; 1 where they are not whole. */
function commonDivisor(...nodes: readonly Node[]): number {
  const numbers = nodes.flatMap(coefficients);
  return numbers.every(Number.isInteger) ? Math.abs(numbers.reduce(greatestDivisor)) : 1;
}

/** A fraction whose numbers can be cancelled, or a fraction within a fraction. */
function canBeCancelled(node: Node): boolean {
  if (node.n === 'quotient') {
    const [top, bottom] = [unsigned(node.top), unsigned(node.bottom)];
    if (top.n === 'quotient' || bottom.n === 'quotient') return true;
    if ((bottom.n === 'number' && bottom.value === 1) || commonDivisor(top, bottom) > 1) return true;
  }
  return childrenOf(node).some(canBeCancelled);
}

/** A number, however it is written: what a shape leaves open. */
export const isRational = (node: Node): boolean => {
  if (node.n === 'number') return true;
  if (node.n === 'power') return isRational(node.base) && isRational(node.exponent) && Number.isInteger(amount(node.exponent));
  return ['negative', 'quotient', 'product', 'sum'].includes(node.n) && childrenOf(node).every(isRational);
};
const isNought = (node: Node): boolean =>
  isRational(node) &&
  (node.n === 'number'
    ? node.value === 0
    : node.n === 'negative'
      ? isNought(node.of)
      : node.n === 'product' && node.factors.some(isNought));

const flat = (node: Node, kind: 'sum' | 'product'): Node[] => {
  const bare = unsigned(node);
  const pieces =
    bare.n === 'sum' && kind === 'sum' ? bare.terms : bare.n === 'product' && kind === 'product' ? bare.factors : null;
  return pieces ? pieces.flatMap((piece) => flat(piece, kind)) : [bare];
};
const NUMBER = '#';

const isHalf = (node: Node) =>
  (node.n === 'number' && node.value === 0.5) || (node.n === 'quotient' && amount(node.top) / amount(node.bottom) === 0.5);

/** How an expression is built, without its numbers, signs and the order of terms and factors: `5.5 + 4 ln 2` and `1 - ln 3` are built alike. */
function shapeOf(node: Node): string {
  const bare = unsigned(node);
  if (bare.n === 'sum') {
    const terms = flat(bare, 'sum').filter((term) => !isNought(term) && !(term.n === 'product' && term.factors.some(isNought)));
    return terms.length === 1 ? shapeOf(terms[0] as Node) : `sum(${terms.map(shapeOf).sort().join()})`;
  }
  if (isRational(bare)) return NUMBER;
  if (bare.n === 'product' || (bare.n === 'quotient' && isRational(bare.bottom))) {
    const factors = flat(bare.n === 'product' ? bare : bare.top, 'product')
      .map(shapeOf)
      .filter((shape) => shape !== NUMBER);
    return factors.length > 1 ? `product(${factors.sort().join()})` : (factors[0] ?? NUMBER);
  }
  switch (bare.n) {
    case 'symbol':
      return bare.name;
    case 'power':
      if (isHalf(bare.exponent)) return `sqrt(${shapeOf(bare.base)})`;
      return isRational(bare.exponent)
        ? `${shapeOf(bare.base)}^${amount(bare.exponent)}`
        : `${shapeOf(bare.base)}^(${shapeOf(bare.exponent)})`;
    case 'call':
      // Of a number, as in `ln|25|`.
      if (bare.name === 'abs' && childrenOf(bare).every(isRational)) return NUMBER;
      return bare.name === 'exp'
        ? `e^(${childrenOf(bare).map(shapeOf).join()})`
        : `${bare.name}(${childrenOf(bare).map(shapeOf).join()})`;
    default:
      return `${bare.n}(${childrenOf(bare).map(shapeOf).join()})`;
  }
}

const multipliedLogarithms = (node: Node) =>
  [...nodesOf(node)].filter(
    (one) =>
      (one.n === 'product' || one.n === 'quotient') && isLogarithm(flat(one, 'product')) && childrenOf(one).some(isRational),
  ).length;
const isLogarithm = (factors: readonly Node[]) =>
  factors.some((factor) => factor.n === 'call' && ['ln', 'log'].includes(factor.name));

/** `ln(100/4)`: a function of arithmetic that is still to be done. */
const hasUnworkedArgument = (node: Node) =>
  [...nodesOf(node)].some((one) => one.n === 'call' && childrenOf(one).some(isUnworked));

/** A root or another function of numbers: `sqrt(49)`, `cos(60°)`. */
export const hasFunction = (node: Node) => [...nodesOf(node)].some(({ n }) => n === 'call');

/** Whether the structure is the key's. `2 ln 5` is not of the form `ln k`. `node` null: a number. */
export function hasShape(node: Node | null, key: Node): boolean {
  if (node === null) return shapeOf(key) === NUMBER;
  if (hasUnworkedArgument(node) && !hasUnworkedArgument(key)) return false;
  return shapeOf(node) === shapeOf(key) && multipliedLogarithms(node) <= multipliedLogarithms(key);
}

const size = (node: Node) => [...nodesOf(node)].length;

/**
 * Whether a right expression has the form asked for. The key defines "simplified" and "factorised": as many factors,
 * and not much longer.
 */
export function hasForm(form: ExpressionForm | 'any', node: Node, key: Node, variables: readonly string[]): boolean {
  switch (form) {
    case 'expanded':
      return !hasBrackets(node) && !hasLikeTerms(node);
    case 'factorised':
      return isFactorised(node, key, variables);
    case 'single_fraction':
      return isSingleFraction(node);
    case 'shape':
      return hasShape(node, key);
    case 'exact':
      return !isDecimal(node);
    case 'simplified':
      return !hasLikeTerms(node) && !canBeCancelled(node) && size(node) <= 1.3 * size(key) + 2;
    default:
      return true;
  }
}
