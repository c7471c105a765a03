/** Writing numbers as TeX, the way a printed paper does: no `1x`, no `+ -3`, fractions in lowest terms. */

/** Greatest common divisor of the absolute values; `gcd(0, 0)` is 0. Throws for what is no whole number. */
export function gcd(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) throw new RangeError(`No whole numbers: ${a} and ${b}`);
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** `numerator/denominator` in lowest terms: an integer, or `\frac` with the sign in front. */
export function fraction(numerator: number, denominator: number): string {
  if (denominator === 0) throw new RangeError('A fraction has no zero denominator');
  const divisor = gcd(numerator, denominator) * Math.sign(denominator);
  const [n, d] = [numerator / divisor, denominator / divisor];
  if (d === 1) return `${n}`;
  return n < 0 ? `-\\frac{${-n}}{${d}}` : `\\frac{${n}}{${d}}`;
}

/** A number that follows another term: ` + 3`, ` - 3`, nothing for 0. */
export function signed(value: number): string {
  if (value === 0) return '';
  return value < 0 ? ` - ${-value}` : ` + ${value}`;
}

/** `coefficient` times `symbol` as a first term: `x`, `-x`, `3x`; `0` for zero. An empty symbol gives the number. */
export function term(coefficient: number, symbol: string): string {
  if (coefficient === 0) return '0';
  if (symbol === '') return `${coefficient}`;
  if (coefficient === 1) return symbol;
  if (coefficient === -1) return `-${symbol}`;
  return `${coefficient}${symbol}`;
}

/** The same as a later term: ` + 3x`, ` - x`, nothing for zero. */
export function signedTerm(coefficient: number, symbol: string): string {
  if (coefficient === 0) return '';
  const size = term(Math.abs(coefficient), symbol);
  return coefficient < 0 ? ` - ${size}` : ` + ${size}`;
}

/** A polynomial from its coefficients, highest power first: `polynomial([2, 0, -3])` is `2x^{2} - 3`. */
export function polynomial(coefficients: readonly number[], variable = 'x'): string {
  const degree = coefficients.length - 1;
  const power = (exponent: number) => (exponent === 0 ? '' : exponent === 1 ? variable : `${variable}^{${exponent}}`);
  let text = '';
  coefficients.forEach((coefficient, index) => {
    if (coefficient === 0) return;
    text += text === '' ? term(coefficient, power(degree - index)) : signedTerm(coefficient, power(degree - index));
  });
  return text === '' ? '0' : text;
}

/** Lifts a tie that binary stores a little below itself, so that 2.675 rounds to 2.68, away from zero as on paper. */
const liftTie = (value: number): number => value * (1 + 1e-12);

/** `value` to so many significant figures (three unless told, as the courses ask), trailing zeros kept: `2.50`. */
export function significant(exact: number, figures = 3): string {
  if (exact === 0) return '0';
  const value = liftTie(exact);
  const exponent = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(figures)))));
  if (exponent < -4 || exponent >= 7) return scientific(value, figures);
  const text = Number(value.toPrecision(figures)).toFixed(Math.max(0, figures - 1 - exponent));
  return exponent >= 4 ? groupThousands(text) : text;
}

/** `value` to so many significant figures, without zeros at the end: `2.5`. */
export function plain(value: number, figures = 4): string {
  return `${Number(liftTie(value).toPrecision(figures))}`;
}

/** `value` as `a \times 10^{k}` with so many significant figures. */
export function scientific(value: number, figures = 3): string {
  const [mantissa, exponent] = liftTie(value)
    .toExponential(figures - 1)
    .split('e');
  return `${mantissa} \\times 10^{${Number(exponent)}}`;
}

/** `value` to so many decimal places. */
export function decimal(value: number, places: number): string {
  const text = liftTie(value).toFixed(places);
  return Number(text) === 0 ? (0).toFixed(places) : text;
}

/** Thin spaces between thousands from 10 000 up, as in print: `12\,500`. */
export function groupThousands(text: string): string {
  const [whole = '', rest] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\\,');
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}

/** Coordinates or a vector: `(1, -2)` for points. */
export function point(...coordinates: readonly (number | string)[]): string {
  return `(${coordinates.join(', ')})`;
}

/** A column vector. */
export function columnVector(...components: readonly (number | string)[]): string {
  return `\\begin{pmatrix} ${components.join(' \\\\ ')} \\end{pmatrix}`;
}

/** `\sqrt{n}` with square factors taken out: `surd(12)` is `2\sqrt{3}`. */
export function surd(radicand: number, coefficient = 1): string {
  if (!Number.isInteger(radicand)) throw new RangeError(`No whole number under a root: ${radicand}`);
  let [outside, inside] = [coefficient, radicand];
  for (let factor = 2; factor * factor <= inside; factor++) {
    while (inside % (factor * factor) === 0) {
      inside /= factor * factor;
      outside *= factor;
    }
  }
  if (inside === 1) return `${outside}`;
  return term(outside, `\\sqrt{${inside}}`);
}
