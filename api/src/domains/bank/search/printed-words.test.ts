import { expect, test } from 'vitest';
import { printedWords } from './search.service.ts';

test.each([
  ['its acceleration is 2 m s ^-2. What', 'its acceleration is 2 m s⁻². What'],
  ['the expansion of (x^2 + 2', 'the expansion of (x² + 2'],
  ['(2x + k)^5, where', '(2x + k)⁵, where'],
  ['10^(-3) mol', '10⁻³ mol'],
  ['formulae CH3CH2CH3, CH3OH', 'formulae CH₃CH₂CH₃, CH₃OH'],
  ['X sim B (n, p) has mean', 'X ~ B(n, p) has mean'],
  ['e^x and 2^(n+1) and 3^0.5', 'e^x and 2^(n+1) and 3^0.5'],
  ['a half-life of 8 days . (a) State , in words', 'a half-life of 8 days. (a) State, in words'],
  ['Paper A1 for AA HL in 2025, TZ1', 'Paper A1 for AA HL in 2025, TZ1'],
  ['x^\u00012\u0002', 'x^\u00012\u0002'],
])('prints %j as %j', (words, printed) => {
  expect(printedWords(words)).toBe(printed);
});
