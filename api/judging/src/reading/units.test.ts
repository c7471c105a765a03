import { expect, test } from 'vitest';
import { canonicalUnit, conversion, isKnownUnit, printedUnit } from './units.ts';

test.each([
  ['m s^-1', 'm s⁻¹'],
  ['J kg^-1 K^-1', 'J kg⁻¹ K⁻¹'],
  ['cm^{2}', 'cm²'],
  ['10^12 m', '10¹² m'],
  ['kΩ', 'kΩ'],
  ['ohm', 'Ω'],
  ['m/s', 'm/s'],
  ['kJ mol⁻¹', 'kJ mol⁻¹'],
  ['thousand EUR', 'thousand EUR'],
])('%s is printed as %s, and stays the same unit', (unit, printed) => {
  expect(printedUnit(unit)).toBe(printed);
  expect(canonicalUnit(printed)).toBe(canonicalUnit(unit));
});

test.each<[string, string, number]>([
  ['kilojoules per mole', 'kJ mol^-1', 1],
  ['dm^6/(mol^2 s)', 'dm⁶ mol⁻² s⁻¹', 1],
  ['ms-1', 'm s^-1', 1],
  ['metres per second squared', 'm s^-2', 1],
  ['m/s/s', 'm s^-2', 1],
  ['J/kg K', 'J kg^-1 K^-1', 1],
  ['J kg⁻¹ °C⁻¹', 'J kg^-1 K^-1', 1],
  ['square centimetres', 'm²', 1e-4],
  ['kph', 'm s^-1', 1 / 3.6],
  ['Nm^-2', 'Pa', 1],
  ['M', 'mol dm^-3', 1],
  ['kΩ', 'ohm', 1_000],
])('%s is %s, %d times', (from, to, factor) => expect(conversion(from, to)).toBeCloseTo(factor, 12));

test.each([
  ['°C', 'K'],
  ['J', 'W'],
  ['m s^-1', 'm'],
  ['EUR', 'USD'],
  ['bananas', 'm'],
])('%s is not %s', (from, to) => expect(conversion(from, to)).toBeNull());

test('words that are no units are not known', () => {
  expect(['people', 'seats', '14', ''].map(isKnownUnit)).toEqual([false, false, false, false]);
  expect(['min', 'minutes', 'kg', 'EUR'].map(isKnownUnit)).toEqual([true, true, true, true]);
});
