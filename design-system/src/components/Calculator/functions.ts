/** No value; the message is one sentence for the person who typed it. */
export class CannotCalculate extends Error {}

export type AngleUnit = 'degrees' | 'radians';

interface CalculatorFunction {
  takes: readonly number[];
  of: (a: number, b: number, angle: AngleUnit) => number;
}

/** The last digit of trigonometry is rounding. */
const settled = (value: number) => (Math.abs(value) < 1e-15 ? 0 : Number(value.toPrecision(15)));

const toRadians = (value: number, angle: AngleUnit) => (angle === 'degrees' ? ((value % 360) * Math.PI) / 180 : value);
const fromRadians = (value: number, angle: AngleUnit) => settled(angle === 'degrees' ? (value * 180) / Math.PI : value);

function tangent(value: number, angle: AngleUnit): number {
  const radians = toRadians(value, angle);
  if (settled(Math.cos(radians)) === 0) throw new CannotCalculate('The tangent is not defined there.');
  return settled(Math.tan(radians));
}

function within(value: number, from: number, to: number, name: string): number {
  if (value < from || value > to) throw new CannotCalculate(`${name} is defined from ${from} to ${to} alone.`);
  return value;
}

function positive(value: number): number {
  if (value <= 0) throw new CannotCalculate('A logarithm is defined for positive numbers alone.');
  return value;
}

function squareRoot(value: number): number {
  if (value < 0) throw new CannotCalculate('There is no real root of a negative number.');
  return Math.sqrt(value);
}

/** Larger ones exceed the range of numbers. */
const LARGEST_FACTORIAL = 170;

function whole(value: number): number {
  if (!Number.isInteger(value) || value < 0) throw new CannotCalculate('This needs whole numbers from 0 on.');
  return value;
}

function factorial(value: number): number {
  if (whole(value) > LARGEST_FACTORIAL) throw new CannotCalculate('This is too large for the calculator.');
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}

/** n · (n − 1) · … of r factors. */
function arrangements(n: number, r: number): number {
  if (whole(r) > whole(n)) return 0;
  if (r > 1_000) throw new CannotCalculate('This is too large for the calculator.');
  let product = 1;
  for (let taken = 0; taken < r; taken += 1) product *= n - taken;
  return product;
}

function choices(n: number, r: number): number {
  const fewer = Math.min(whole(r), whole(n) - r);
  if (fewer < 0) return 0;
  if (fewer > 1_000) throw new CannotCalculate('This is too large for the calculator.');
  let product = 1;
  for (let taken = 1; taken <= fewer; taken += 1) product = (product * (n - fewer + taken)) / taken;
  return Math.round(product) === product ? product : product > Number.MAX_SAFE_INTEGER ? product : Math.round(product);
}

function logarithm(value: number, base?: number): number {
  if (base === undefined || Number.isNaN(base)) return settled(Math.log10(positive(value)));
  if (positive(base) === 1) throw new CannotCalculate('1 is the base of no logarithm.');
  return settled(Math.log(positive(value)) / Math.log(base));
}

const one = [1] as const;
const two = [2] as const;

/** By the name that is typed. */
export const FUNCTIONS: Readonly<Record<string, CalculatorFunction>> = {
  sin: { takes: one, of: (a, _, angle) => settled(Math.sin(toRadians(a, angle))) },
  cos: { takes: one, of: (a, _, angle) => settled(Math.cos(toRadians(a, angle))) },
  tan: { takes: one, of: (a, _, angle) => tangent(a, angle) },
  asin: { takes: one, of: (a, _, angle) => fromRadians(Math.asin(within(a, -1, 1, 'sin⁻¹')), angle) },
  acos: { takes: one, of: (a, _, angle) => fromRadians(Math.acos(within(a, -1, 1, 'cos⁻¹')), angle) },
  atan: { takes: one, of: (a, _, angle) => fromRadians(Math.atan(a), angle) },
  sinh: { takes: one, of: Math.sinh },
  cosh: { takes: one, of: Math.cosh },
  tanh: { takes: one, of: Math.tanh },
  ln: { takes: one, of: (a) => Math.log(positive(a)) },
  /** To base 10, or to the second value. */
  log: { takes: [1, 2], of: (a, base) => logarithm(a, base) },
  exp: { takes: one, of: Math.exp },
  sqrt: { takes: one, of: squareRoot },
  cbrt: { takes: one, of: Math.cbrt },
  abs: { takes: one, of: Math.abs },
  factorial: { takes: one, of: factorial },
  nCr: { takes: two, of: choices },
  nPr: { takes: two, of: arrangements },
};
