import { create, type FactoryFunctionMap, type MathNode, parseDependencies } from 'mathjs/number';
import { type AngleUnit, CannotCalculate, FUNCTIONS } from './functions.ts';

/** Longer ones are pasted, not calculated. */
const LONGEST = 300;

/** Typed or shown signs, as mathjs parses them. */
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

/** By lower-case spelling. */
const NAMES = new Map([...Object.keys(FUNCTIONS), 'pi', 'Ans', 'e'].map((name) => [name.toLowerCase(), name]));
/** A number, with `E` for a power of ten; a word; any other sign. */
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

/** Parses with mathjs, but as calculators do: `1/2π` is half of π, `sin 30` needs no brackets, and open brackets close. */
function readExpression(source: string): string {
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
    // The one value of a function without brackets.
    if (Object.hasOwn(FUNCTIONS, before) && isValueEnd(piece) && piece !== ')') read += ')';
  });
  return read + ')'.repeat(Math.max(0, open));
}

const { parse } = create(parseDependencies as FactoryFunctionMap);

interface CalculatorSettings {
  angle: AngleUnit;
  /** The last result, at first 0. */
  ans: number;
}

/** A value, or a sentence on why there is none. */
type Calculated = { value: number } | { problem: string };

/** Below this share of its terms a sum is 0: 0.1 + 0.2 − 0.3. */
const ROUNDING = 4 * Number.EPSILON;

function sum(a: number, b: number): number {
  const total = a + b;
  return Math.abs(total) < ROUNDING * Math.max(Math.abs(a), Math.abs(b)) ? 0 : total;
}

function divide(a: number, b: number): number {
  if (b === 0) throw new CannotCalculate('Division by zero is not defined.');
  return a / b;
}

function power(base: number, exponent: number): number {
  if (base === 0 && exponent < 0) throw new CannotCalculate('Division by zero is not defined.');
  if (base === 0 && exponent === 0) throw new CannotCalculate('0 to the power 0 is not defined.');
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  // Odd roots of negative numbers are real: (−8)^(1/3) is −2.
  const root = Math.round(1 / exponent);
  if (Math.abs(root) % 2 === 1 && Math.abs(exponent * root - 1) < ROUNDING) return -((-base) ** exponent);
  throw new CannotCalculate('There is no real value: a negative number to such a power.');
}

const OPERATORS: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: sum,
  subtract: (a, b) => sum(a, -b),
  multiply: (a, b) => a * b,
  divide,
  pow: power,
  unaryMinus: (a) => -a,
  unaryPlus: (a) => a,
};

interface Parsed extends MathNode {
  value: unknown;
  content: Parsed;
  args: Parsed[];
  fn: string & { name?: string };
  name: string;
}

/** Only what a calculator knows has a value. */
function calculated(node: Parsed, settings: CalculatorSettings): number {
  const values = () => node.args.map((part) => calculated(part, settings));
  if (node.type === 'ConstantNode' && typeof node.value === 'number') return node.value;
  if (node.type === 'ParenthesisNode') return calculated(node.content, settings);
  if (node.type === 'SymbolNode') {
    if (node.name === 'Ans') return settings.ans;
    if (node.name === 'pi') return Math.PI;
    if (node.name === 'e') return Math.E;
    throw new CannotCalculate(`${node.name} stands alone: write what it is of, in brackets.`);
  }
  if (node.type === 'OperatorNode') {
    const [a = Number.NaN, b = Number.NaN] = values();
    const operator = node.fn === 'factorial' ? FUNCTIONS.factorial?.of : OPERATORS[node.fn];
    if (operator) return operator(a, b, settings.angle);
  }
  if (node.type === 'FunctionNode') {
    const known = FUNCTIONS[node.fn.name ?? ''];
    const [first = Number.NaN, second = Number.NaN] = values();
    if (known && !known.takes.includes(node.args.length)) {
      throw new CannotCalculate(`${node.fn.name} takes ${known.takes.join(' or ')} values, parted by a comma.`);
    }
    if (known) return known.of(first, second, settings.angle);
  }
  throw new CannotCalculate('This cannot be read. Please check it.');
}

/** Evaluates an expression as typed on a calculator: `3sin(30) + 2π`, `√2`, `5!`, `1.6E-19`, `nCr(5, 2)`. */
export function calculate(source: string, settings: CalculatorSettings): Calculated {
  try {
    const value = calculated(parse(readExpression(source)) as Parsed, settings);
    if (Number.isNaN(value)) return { problem: 'There is no real value.' };
    if (!Number.isFinite(value)) return { problem: 'This is too large for the calculator.' };
    return { value: value === 0 ? 0 : value };
  } catch (error) {
    return { problem: error instanceof CannotCalculate ? error.message : problemIn(source) };
  }
}

function problemIn(source: string): string {
  const open = source.split('(').length - source.split(')').length;
  if (open < 0) return 'A bracket closes that was not opened.';
  if (/\d,\d/.test(source) && !/[a-z]/i.test(source)) return 'Please use a point for decimals, and no commas in large numbers.';
  return 'This cannot be read. Please check it.';
}

/** Significant figures shown. */
const FIGURES = 12;
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'-0123456789'].map((sign, at) => [sign, [...'⁻⁰¹²³⁴⁵⁶⁷⁸⁹'][at] as string]),
);

/** `0.5`, `−1.6 × 10⁻¹⁹`; 12 figures at most. */
export function showNumber(value: number): string {
  const size = Math.abs(value);
  const plain = String(Number(value.toPrecision(FIGURES)));
  if (size !== 0 && (size >= 10 ** FIGURES || size < 1e-6)) {
    const [digits = '', exponent = ''] = Number(value.toPrecision(FIGURES)).toExponential().split('e');
    const raised = [...exponent.replace('+', '')].map((sign) => RAISED[sign]).join('');
    return `${digits.replace('-', '−')} × 10${raised}`;
  }
  return plain.replace('-', '−');
}
