import { type Node, nodesOf, parse } from '../reading/parse.ts';
import { tokensOf, Unreadable } from '../reading/tokens.ts';
import { evaluate, lettersOf } from './evaluate.ts';

export interface ConstantFormula {
  value: number;
  /** Its value with one number of it after the other moved by what `spread` says of its text: how far they may be off together. */
  uncertainty(spread: (text: string) => number): number;
  isNumber: boolean;
}

const realValue = (node: Node): number => {
  const { re, im } = evaluate(node, new Map());
  return Number.isFinite(re) && Math.abs(im) <= 1e-9 * Math.max(1, Math.abs(re)) ? re : Number.NaN;
};

/** Reads a formula in TeX or plain typing; null for one that cannot be read, holds letters, or has no real value. */
export function readConstant(formula: string): ConstantFormula | null {
  let node: Node;
  try {
    node = parse(tokensOf(formula, { comma: 'separator', variables: [] }));
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
  if (lettersOf(node, []).size > 0) return null;
  const value = realValue(node);
  if (Number.isNaN(value)) return null;
  const numbers = [...nodesOf(node)].filter((one) => one.n === 'number');
  const bare = node.n === 'negative' ? node.of : node;
  return {
    value,
    isNumber: bare.n === 'number',
    uncertainty(spread) {
      return numbers.reduce((sum, number) => {
        const kept = number.value;
        number.value = kept + spread(number.text);
        const moved = realValue(node);
        number.value = kept;
        return sum + (Number.isNaN(moved) ? 0 : Math.abs(moved - value));
      }, 0);
    },
  };
}
