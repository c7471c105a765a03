import { expect, test } from 'vitest';
import { bandsOf } from './near-duplicates.ts';

const TEXT =
  'A ball is thrown from a tower that is 40 metres high with a speed of 12 metres per second. Find how long it takes to fall.';
const shared = (one: string, other: string) => bandsOf(one).filter((band) => bandsOf(other).includes(band)).length;

test('near texts share a band, whatever their capitals and signs; others share none', () => {
  expect(shared(TEXT, TEXT.toUpperCase().replaceAll('.', ' !'))).toBe(20);
  for (const [from, to] of [
    ['40', '45'],
    ['12 metres', '15 metres'],
    ['A ball', 'A stone'],
  ] as const)
    expect(shared(TEXT, TEXT.replace(from, to)), to).toBeGreaterThan(0);
  expect(
    shared(TEXT, 'The sides of a triangle are in the ratio $3 : 4 : 5$ and its area is $54$. Write down its perimeter.'),
  ).toBe(0);
});

test('bands fit the numbers of the database', () => {
  for (const band of bandsOf('')) expect(band).toBe(band | 0);
  expect(bandsOf(TEXT)).toHaveLength(20);
});
