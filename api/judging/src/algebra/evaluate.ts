import { Complex } from 'complex.js';
import { type Node, nodesOf } from '../reading/parse.ts';

const CONSTANTS: Readonly<Record<string, Complex>> = { pi: Complex.PI, e: Complex.E, i: Complex.I };
const DEGREE = Math.PI / 180;
const NOT_A_NUMBER = new Complex(Number.NaN, 0);

/** Whole numbers up to 170, the last that a number holds. */
function factorial(z: Complex): Complex {
  if (z.im !== 0 || !Number.isInteger(z.re) || z.re < 0 || z.re > 170) return NOT_A_NUMBER;
  let product = 1;
  for (let factor = 2; factor <= z.re; factor += 1) product *= factor;
  return new Complex(product, 0);
}

function choose([n, r]: readonly Complex[]): Complex {
  if (!n || !r) return NOT_A_NUMBER;
  return factorial(n).div(factorial(r).mul(factorial(n.sub(r))));
}

const FUNCTIONS: Readonly<Record<string, (z: Complex) => Complex>> = {
  sin: (z) => z.sin(),
  cos: (z) => z.cos(),
  tan: (z) => z.tan(),
  sec: (z) => z.sec(),
  csc: (z) => z.csc(),
  cot: (z) => z.cot(),
  arcsin: (z) => z.asin(),
  arccos: (z) => z.acos(),
  arctan: (z) => z.atan(),
  sinh: (z) => z.sinh(),
  cosh: (z) => z.cosh(),
  tanh: (z) => z.tanh(),
  ln: (z) => z.log(),
  exp: (z) => z.exp(),
  sqrt: (z) => z.sqrt(),
  cbrt: (z) => z.pow(1 / 3),
  abs: (z) => new Complex(z.abs(), 0),
  factorial,
};

function call(name: string, of: readonly Complex[]): Complex {
  const [z = NOT_A_NUMBER, second] = of;
  if (name === 'log') return z.log().div((second ?? new Complex(10, 0)).log());
  if (name === 'root') return second ? z.pow(new Complex(1, 0).div(second)) : NOT_A_NUMBER;
  if (name === 'choose') return choose(of);
  return FUNCTIONS[name]?.(z) ?? NOT_A_NUMBER;
}

/** Values of letters at one point. */
export type Point = ReadonlyMap<string, number>;

/** The value of an expression at a point; not a number where it has none, or holds a letter that the point does not know. */
export function evaluate(node: Node, point: Point): Complex {
  const value = (child: Node) => evaluate(child, point);
  switch (node.n) {
    case 'number':
      return new Complex(node.value, 0);
    case 'symbol': {
      const number = point.get(node.name);
      return number === undefined ? (CONSTANTS[node.name] ?? NOT_A_NUMBER) : new Complex(number, 0);
    }
    case 'sum':
      return node.terms.map(value).reduce((sum, term) => sum.add(term));
    case 'product':
      return node.factors.map(value).reduce((product, factor) => product.mul(factor));
    case 'negative':
      return value(node.of).neg();
    case 'quotient':
      return value(node.top).div(value(node.bottom));
    case 'power':
      return value(node.base).pow(value(node.exponent));
    case 'call':
      return call(node.name, node.of.map(value));
    case 'scaled':
      return value(node.of).mul(node.by === 'degree' ? DEGREE : 0.01);
    case 'plusminus':
      return NOT_A_NUMBER;
  }
}

/** The letters of an expression that are no constants: `e`, `i` and `pi` are, unless they stand among `variables`. */
export function lettersOf(node: Node, variables: readonly string[]): Set<string> {
  const names = [...nodesOf(node)].flatMap((one) => (one.n === 'symbol' ? one.name : []));
  return new Set(names.filter((name) => variables.includes(name) || !(name in CONSTANTS)));
}
