import { expect, test } from 'vitest';
import { newRecoveryCodes, newSecret, recoveryCodeHash, secretForApp, stepOfCode } from './codes.ts';

/** RFC 6238, appendix B: the last six digits. */
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('at second %i the code is %s', (second, code, step) => {
  expect(stepOfCode(SECRET, code, new Date(second * 1000))).toBe(step);
});

test('a code counts half a minute before and after its own', () => {
  const at = (second: number) => stepOfCode(SECRET, '287082', new Date(second * 1000));
  expect([-1, 0, 29, 30, 59, 60, 89, 90].map((second) => at(Math.max(0, second)))).toEqual([1, 1, 1, 1, 1, 1, 1, null]);
  expect(stepOfCode(SECRET, '287083', new Date(59_000))).toBeNull();
});

test('an app gets the secret with the account and the site', () => {
  const { secret, uri } = secretForApp(SECRET, 'ada@example.org');
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const { protocol, pathname, searchParams } = new URL(uri);
  expect([protocol, decodeURIComponent(pathname).endsWith(':ada@example.org')]).toEqual(['otpauth:', true]);
  expect(Object.fromEntries(searchParams)).toMatchObject({ secret, algorithm: 'SHA1', digits: '6', period: '30' });
  expect(searchParams.get('issuer')).not.toBe('');
  expect([newSecret(), newSecret()].map(({ length }) => length)).toEqual([20, 20]);
});

test('ten recovery codes differ, and are stored alike with hyphens or without', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  const [code = ''] = codes;
  expect(recoveryCodeHash(code)).toEqual(recoveryCodeHash(code.replaceAll('-', '')));
  expect(recoveryCodeHash(code)).not.toEqual(recoveryCodeHash(codes[1] ?? ''));
  expect(recoveryCodeHash(code)).toHaveLength(32);
});
