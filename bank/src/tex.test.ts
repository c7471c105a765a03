import { expect, it } from 'vitest';
import { decimal, plain, scientific, significant } from './tex.ts';

it('rounds a tie away from zero, as on paper, although binary stores it below itself', () => {
  expect([significant(-1.785), significant(2.675), significant(1.005)]).toEqual(['-1.79', '2.68', '1.01']);
  expect([plain(1.0005), scientific(1.005e-7), decimal(1.005, 2), decimal(-1.005, 2)]).toEqual([
    '1.001',
    '1.01 \\times 10^{-7}',
    '1.01',
    '-1.01',
  ]);
  expect([significant(2.6749999), significant(0.99949), significant(0)]).toEqual(['2.67', '0.999', '0']);
});
