import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTypedNumbers } from './typed-number.ts';
import { canonicalUnit } from './units.ts';

fc.configureGlobal({ seed: 20261121 });

/** The values that are read of a number with the unit asked for or none. */
function readNumbers(typed: string, unit = ''): number[] {
  const readings = readTypedNumbers(typed).filter((read) => read.unit === '' || canonicalUnit(read.unit) === canonicalUnit(unit));
  return [...new Set(readings.map(({ value }) => value))];
}

describe('a typed number', () => {
  test.each([
    ['3.5', 3.5],
    [' -2 ', -2],
    ['- 2', -2],
    ['+5', 5],
    ['5.', 5],
    ['.5', 0.5],
    ['\u22122', -2],
    ['3,5', 3.5],
    ['0,125', 0.125],
    ['x = 7', 7],
    ['\u2248 7.1', 7.1],
    ['$12$', 12],
    ['007', 7],
  ])('%j is %d', (typed, value) => expect(readNumbers(typed)).toContain(value));

  test.each([
    ['1/4', 0.25],
    ['-3/4', -0.75],
    ['3 / 4', 0.75],
    ['0.5/2', 0.25],
    ['\\frac{1}{4}', 0.25],
    ['$-\\dfrac{3}{4}$', -0.75],
    ['1 1/2', 1.5],
    ['-2 1/4', -2.25],
    ['2\\frac{1}{2}', 2.5],
    ['12 1/2', 12.5],
    ['4\u00bd', 4.5],
    ['-2 \u00be', -2.75],
    ['3 1/16', 3.0625],
    ['1 15/16', 1.9375],
  ])('the fraction %j is %d', (typed, value) => expect(readNumbers(typed)).toEqual([value]));

  test.each([
    ['1.2e-3', 0.0012],
    ['1.2E3', 1200],
    ['1.2 \u00d7 10^-3', 0.0012],
    ['1.2*10^{3}', 1200],
    ['1.2x10^(3)', 1200],
    ['1.2 \\times 10^{-3}', 0.0012],
    ['1.2 \u00d7 10\u207b\u00b3', 0.0012],
    ['3\u00b710\u00b2', 300],
    ['10^4', 10_000],
    ['10^12', 1e12],
    ['10^-3', 0.001],
    ['-10\u2074', -10_000],
  ])('scientific %j is %d', (typed, value) => {
    const [read, ...others] = readNumbers(typed);
    expect(read).toBeCloseTo(value, 12);
    expect(others).toEqual([]);
  });

  test.each<[string, number[]]>([
    ['1,500', [1500, 1.5]],
    ['12 000', [12_000]],
    ['12\u00a0000', [12_000]],
    ['1,000,000', [1_000_000]],
    ['1 234.5', [1234.5]],
    ['1,234.5', [1234.5]],
    ['1234,5', [1234.5]],
    ['12,34', [12.34]],
    ['0,001', [1, 0.001]],
    ['-1,500', [-1500, -1.5]],
    ['+12 000', [12_000]],
  ])('with commas and spaces, %j may mean %j', (typed, values) => expect(readNumbers(typed)).toEqual(values));

  test.each([
    ['4 m', 'm'],
    ['4m', 'm'],
    ['4 $\\text{m}$', 'm'],
    ['4 m s^-1', 'm s\u207b\u00b9'],
    ['4 m/s', 'm s\u207b\u00b9'],
    ['4 ms^{-1}', 'm s^-1'],
    ['4 m/s^2', 'm s^-2'],
    ['4 cm\u00b2', 'cm^2'],
    ['4\u00b0', '\u00b0'],
    ['4 degrees', '\u00b0'],
    ['4 \u00b0C', 'degrees Celsius'],
    ['4 hours', 'h'],
    ['4 h', 'hours'],
    ['4 year', 'years'],
    ['4\\%', '%'],
    ['4 euros', 'EUR'],
    ['4', 'kg'],
  ])('%j with the unit %j is 4', (typed, unit) => expect(readNumbers(typed, unit)).toEqual([4]));

  test.each([
    ...[
      '',
      'm',
      'about 3',
      '4 cm',
      '4 M',
      '3 or 4',
      '3 4',
      '1/0',
      '2x',
      '1,00,000',
      '1,2,3',
      '1e999',
      '3/4/5',
      '--2',
      '1.5.2',
      '1.2.3,4',
    ],
    ...['3 \u00b1 0.1', '12:30', '0x10', '2^3', '1,234,5', '(3, 4)', 'NaN', 'Infinity', '1 2/3/4', '1/2,5', '10^2.5'],
  ])('%j is none', (typed) => expect(readNumbers(typed, 'm')).toEqual([]));

  test.each([
    ['3,5 m', 3.5],
    ['1 1/2 m', 1.5],
    ['10^4 m', 10_000],
    ['1,5*10^3 m', 1500],
  ])('%j is %d, with its unit', (typed, value) => {
    expect(readNumbers(typed, 'm')).toEqual([value]);
    expect(readTypedNumbers(typed).map(({ unit }) => unit)).toEqual(['m']);
  });

  test('behind other words is none', () => expect(readTypedNumbers('about 1 1/2')).toEqual([]));

  /** Figures at least and at most, then decimals; null for both where it was not written out. */
  test.each<[string, [number, number] | null, number | null]>([
    ['1200', [2, 4], 0],
    ['10200', [3, 5], 0],
    ['0', [1, 1], 0],
    ['000', [1, 1], 0],
    ['1.05', [3, 3], 2],
    ['100.50', [5, 5], 2],
    ['0.00340', [3, 3], 5],
    ['5.', [1, 1], 0],
    ['1.20*10^3', [3, 3], 2],
    ['1/4', null, null],
    ['1 1/2', null, null],
    ['10^3', null, null],
  ])('of %j as many figures were written as %j, and decimals as %j', (typed, figures, decimals) =>
    expect(readTypedNumbers(typed)).toMatchObject([{ figures: figures && { least: figures[0], most: figures[1] }, decimals }]),
  );

  test.each([
    ...['2(3)', '(2)(3)', '2(-3)', '2(+3)', '2(.5)', '(1/2)3', '(-10)^2', '(\u221210)\u00b2', '( - 10 ) ^2'],
    ...['\\left(-10\\right)^{2}'],
  ])('does not lose the brackets of %j', (typed) => expect(readTypedNumbers(typed)).toEqual([]));

  test.each([
    ['(3)', 3],
    ['(-3)', -3],
    ['-(10^2)', -100],
    ['(10)^2', 100],
    ['f(3) = 4', 4],
    ['1.2*(10)^(3)', 1200],
  ])('needs no brackets in %j', (typed, value) => expect(readNumbers(typed)).toEqual([value]));

  test('keeps both numbers of a quotient', () => {
    expect(readTypedNumbers('-3/4 m')).toEqual([
      { value: -0.75, figures: null, decimals: null, quotient: { top: '3', bottom: '4' }, standard: false, unit: 'm' },
    ]);
    expect(readTypedNumbers('1 3/4')).toMatchObject([{ quotient: null }]);
  });

  test('is read as JavaScript writes it', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(readNumbers(String(value))).toEqual([value]);
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const [read = Number.NaN] = readNumbers(String(value));
        // Multiplied by powers of ten: the last bit may differ.
        expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-15 + Number.MIN_VALUE);
      }),
    );
  });

  test('of whatever characters never breaks it and never is anything but finite', () => {
    const characters = fc.string({ unit: fc.constantFrom(...'0123456789.,+-*/^ex= {}()$\\m\u00b2\u207b\u00a0') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), characters), fc.string(), (typed, unit) => {
        for (const value of readNumbers(typed, unit)) expect(Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
