import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-secret.ts';

const [key, former, other] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const secret = Buffer.from('twenty bytes of key.');

test('a secret opens with the key that it was sealed with, at any place in the list', () => {
  const sealed = seal(secret, 'second factor of 7', former);
  expect(unseal(sealed, 'second factor of 7', [former])).toEqual(secret);
  expect(unseal(sealed, 'second factor of 7', [key, other, former])).toEqual(secret);
  expect(() => unseal(sealed, 'second factor of 7', [key, other])).toThrow();
});

test('a secret does not open for another account, nor once a byte of it was changed', () => {
  const sealed = seal(secret, 'second factor of 7', key);
  expect(() => unseal(sealed, 'second factor of 8', [key])).toThrow();
  for (const index of [0, 12, 28]) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(changed, 'second factor of 7', [key]), `byte ${index}`).toThrow();
  }
  // A shorter tag is easier to guess.
  expect(() => unseal(seal(Buffer.alloc(0), 'second factor of 7', key).subarray(0, 20), 'second factor of 7', [key])).toThrow();
});

test('the same secret is never sealed alike, and cannot be read in what is stored', () => {
  const [one, two] = [seal(secret, 'second factor of 7', key), seal(secret, 'second factor of 7', key)];
  expect(one).toHaveLength(12 + 16 + secret.length);
  expect(one.equals(two)).toBe(false);
  expect(one.includes(secret)).toBe(false);
});
