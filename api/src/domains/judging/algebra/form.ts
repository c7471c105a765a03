import type { ExpressionForm } from '@api/contract';
import { childrenOf, type Node, nodesOf } from '../reading/parse.ts';
import { lettersOf } from './evaluate.ts';

const isNumber = (node: Node): boolean => (node.n === 'negative' ? isNumber(node.of) : node.n === 'number');
const isConstant = (node: Node, variables: readonly string[]) => lettersOf(node, variables).size === 0;

/** Without signs in front. */
const unsigned = (node: Node): Node => (node.n === 'negative' ? unsigned(node.of) : node);

/** Typed with a point: rounded, as far as anybody can tell. */
export const isDecimal = (node: Node) => [...nodesOf(node)].some((one) => one.n === 'number' && /[.eE]/.test(one.text));

/** A product or a whole power of a sum, somewhere: brackets that could be multiplied out. */
function hasBrackets(node: Node): boolean {
  const isSum = (one: Node) => unsigned(one).n === 'sum';
  const here =
    (node.n === 'product' && node.factors.some(isSum)) ||
    (node.n === 'power' && isSum(node.base) && isNumber(node.exponent)) ||
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

/** How many factors with letters a product is made of, powers counted as often as they are written. */
function factorCount(node: Node, variables: readonly string[]): number {
  const bare = unsigned(node);
  if (isConstant(bare, variables)) return 0;
  if (bare.n === 'product') return bare.factors.reduce((sum, factor) => sum + factorCount(factor, variables), 0);
  if (bare.n === 'quotient') return factorCount(bare.top, variables) + factorCount(bare.bottom, variables);
  if (bare.n === 'power' && isNumber(bare.exponent) && bare.exponent.n === 'number') {
    return Math.min(12, bare.exponent.value) * factorCount(bare.base, variables);
  }
  return 1;
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

const commonDivisor = (top: Node, bottom: Node) =>
  [...coefficients(top), ...coefficients(bottom)].every(Number.isInteger)
    ? [...coefficients(top), ...coefficients(bottom)].reduce(greatestDivisor)
    : 1;

/** A fraction whose numbers can be cancelled, or a fraction within a fraction. */
function canBeCancelled(node: Node): boolean {
  if (node.n === 'quotient') {
    const [top, bottom] = [unsigned(node.top), unsigned(node.bottom)];
    if (top.n === 'quotient' || bottom.n === 'quotient') return true;
    if ((bottom.n === 'number' && bottom.value === 1) || commonDivisor(top, bottom) > 1) return true;
  }
  return childrenOf(node).some(canBeCancelled);
}

const size = (node: Node) => [...nodesOf(node)].length;

/**
 * Whether an expression that is right has the form that is asked for. What "simplified" and "factorised" come to is measured by the key:
 * as many factors as it has, and not much longer than it.
 */
export function hasForm(form: ExpressionForm | 'any', node: Node, key: Node, variables: readonly string[]): boolean {
  switch (form) {
    case 'expanded':
      return !hasBrackets(node) && !hasLikeTerms(node);
    case 'factorised':
      return factorCount(node, variables) >= Math.max(1, factorCount(key, variables)) && unsigned(node).n !== 'sum';
    case 'single_fraction':
      return isSingleFraction(node);
    case 'exact':
      return !isDecimal(node);
    case 'simplified':
      return !hasLikeTerms(node) && !canBeCancelled(node) && size(node) <= 1.3 * size(key) + 2;
    default:
      return true;
  }
}
