import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { checkoutFiles } from './checkout-files.ts';

/** Patterns of service keys: bundles and images are made of these files, so a key that is not here is not there. */
const SECRETS = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[\w-]{35}\b/,
  /\brzp_live_\w{14,}/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abps]-[\w-]{10,}/,
  /\bpostgres(?:ql)?:\/\/[\w-]+:[\w-]{20,}@/,
];

const SECRET = new RegExp(SECRETS.map(({ source }) => source).join('|'));
const secretIn = (text: string) => SECRET.test(text);

it('no file of the checkout holds a key of a service', () => {
  const files = checkoutFiles(ROOT, /\.(?:tsx?|js|mjs|json|md|ya?ml|html|css|txt)$/);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => secretIn(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it('a key would be found', () => {
  const found = [
    ['AKIA', 'ABCDEFGHIJKLMNOP'],
    ['rzp_live_', 'ABCDEFGHIJKLMN'],
    ['-----BEGIN RSA PRIVATE', ' KEY-----'],
  ];
  expect(found.map((parts) => secretIn(`key: ${parts.join('')}`))).toEqual([true, true, true]);
  expect(secretIn('rzp_test_ABCDEFGHIJKLMN')).toBe(false);
});
