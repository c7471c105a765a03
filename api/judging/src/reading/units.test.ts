import { expect, test } from 'vitest';
import { canonicalUnit, printedUnit } from './units.ts';

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
