import { hash } from '@node-rs/argon2';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

afterEach(() => vi.unstubAllEnvs());

test('an address without an account costs the same work as a wrong password, and is never let in', async () => {
  vi.stubEnv('PASSWORD_WORK', 'whole');
  // What is compared with where there is no account is hashed once: another copy of the module has not done so.
  const copy = './passwords.ts?whole-work';
  const { hashPassword, passwordMatches }: typeof import('./passwords.ts') = await import(copy);
  const stored = await hashPassword('right one');
  // Claims a match: only the stored hash may let in.
  const compare = vi.fn(async (_hash: string | Uint8Array) => true);
  expect(await passwordMatches(stored, 'wrong one', compare)).toBe(true);
  expect(await passwordMatches(null, 'wrong one', compare)).toBe(false);
  const costs = compare.mock.calls.map(([hash]) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/.test(String(hash)));
  expect(costs).toEqual([true, true]);
});

test('a password matches its own hash alone', async () => {
  const stored = await hashPassword('right one');
  expect(await passwordMatches(stored, 'right one')).toBe(true);
  expect(await passwordMatches(stored, 'right One')).toBe(false);
  expect(await passwordMatches(null, 'no account has this password')).toBe(false);
});

test('a password is the same however its letters are put together, and with the hash of one that was stored as it was typed', async () => {
  const [composed, decomposed] = ['P\u00e4ssw\u00f6rd-2026!', 'Pa\u0308sswo\u0308rd-2026!'];
  for (const [chosen, typed] of [
    [composed, decomposed],
    [decomposed, composed],
  ] as const)
    expect(await passwordMatches(await hashPassword(chosen), typed)).toBe(true);
  const former = await hash(decomposed, { memoryCost: 64, timeCost: 1 });
  expect(await passwordMatches(former, decomposed)).toBe(true);
  expect(await passwordMatches(former, 'Passwo\u0308rd-2026!')).toBe(false);
});
