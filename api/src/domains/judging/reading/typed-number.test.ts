import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumbers } from './typed-number.ts';

fc.configureGlobal({ seed: 20261121 });

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
    ...['3 \u00b1 0.1', '12:30', '0x10', '2^3', '1,234,5', '(3, 4)', 'NaN', 'Infinity', '1 2/3/4'],
  ])('%j is none', (typed) => expect(readNumbers(typed, 'm')).toEqual([]));

  test('is read as JavaScript writes it', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(readNumbers(String(value))).toEqual([value]);
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const [read = Number.NaN] = readNumbers(String(value));
        // Powers of ten are applied by multiplication: the last bit may differ.
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
