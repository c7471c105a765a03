import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SigningKeys } from '../../sandbox/identity/index.ts';
import { createIdTokenProvider } from './id-token.ts';

const folder = await mkdtemp(join(tmpdir(), 'identity-'));
const keys = new SigningKeys(join(folder, 'keys.json'));
let fetches = 0;
let answer: 'keys' | 'nonsense' | 'fault' | 'silence' = 'keys';
const server = createServer(async (_, response) => {
  fetches += 1;
  if (answer === 'silence') return;
  if (answer === 'fault') return response.writeHead(500).end();
  response.end(answer === 'nonsense' ? '<html>' : JSON.stringify(await keys.jwks()));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const now = new Date('2026-11-21T09:00:00Z');
const iat = now.getTime() / 1000;
const claims = {
  iss: 'https://id.example',
  aud: 'us',
  sub: '1',
  email: 'a@example.com',
  email_verified: true,
  iat,
  exp: iat + 60,
};
const provider = (keysTimeoutMs = 5_000) =>
  createIdTokenProvider({
    provider: 'google',
    clientId: 'us',
    signInUrl: null,
    issuer: ['https://id.example', 'id.example'],
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    keysCooldownMs: 0,
    keysTimeoutMs,
  });

test('fetches the keys once, and again when the provider has changed them', async () => {
  const google = provider();
  const before = fetches;
  const old = await keys.sign(claims);
  for (let index = 0; index < 5; index += 1) await google.verify(old, { now });
  expect(fetches - before).toBe(1);
  await keys.rotate();
  expect(await google.verify(await keys.sign(claims), { now })).toEqual({
    provider: 'google',
    subject: '1',
    email: 'a@example.com',
    emailVerified: true,
    name: null,
  });
  expect(fetches - before).toBe(2);
  await expect(google.verify(old, { now })).rejects.toMatchObject({ name: 'InvalidCredential' });
});

test('takes each spelling of the issuer', async () => {
  const credential = await keys.sign({ ...claims, iss: 'id.example' });
  await expect(provider().verify(credential, { now })).resolves.toMatchObject({ subject: '1' });
});

test.each(['nonsense', 'fault', 'silence'] as const)(
  'distinguishes a provider that answers with %s from a bad token',
  async (fault) => {
    const credential = await keys.sign(claims);
    answer = fault;
    const impatient = provider(fault === 'silence' ? 100 : undefined);
    await expect(impatient.verify(credential, { now })).rejects.toMatchObject({ name: 'ProviderUnreachable' });
    answer = 'keys';
    await expect(provider().verify(credential, { now })).resolves.toMatchObject({ subject: '1' });
  },
);

test('says the same of a provider that cannot be reached at all', async () => {
  const unreachable = createIdTokenProvider({
    provider: 'google',
    clientId: 'us',
    signInUrl: null,
    issuer: 'https://id.example',
    jwksUrl: 'http://127.0.0.1:9/',
  });
  const verified = unreachable.verify(await keys.sign(claims), { now });
  await expect(verified).rejects.toMatchObject({ name: 'ProviderUnreachable' });
});
