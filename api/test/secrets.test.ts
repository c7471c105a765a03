import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { bareEnvironment } from './bare-environment.ts';
import { PRODUCTION } from './production.ts';
import { createTestDatabase } from './test-database.ts';

const database = await createTestDatabase();
const DATA_DIR = await mkdtemp(join(tmpdir(), 'secrets-'));

/** Settings that must never leak. */
const SECRETS = {
  SMTP_URL: 'smtp://mailer:kept-mail-password@127.0.0.1:1',
  RAZORPAY_KEY_ID: 'kept-razorpay-id',
  RAZORPAY_KEY_SECRET: 'kept-razorpay-secret',
  RAZORPAY_WEBHOOK_SECRET: 'kept-webhook-secret',
  RAZORPAY_PLAN_PLATINUM: 'plan_1',
  RAZORPAY_PLAN_PLATINUM_YEARLY: 'plan_2',
  RAZORPAY_URL: 'http://127.0.0.1:1',
  CONTENT_URL: 'http://127.0.0.1:1/api',
  CONTENT_KEY: 'kept-content-key',
  OCR_URL: 'http://127.0.0.1:1/ocr',
  OCR_KEY: 'kept-ocr-key',
  MEILI_URL: 'http://127.0.0.1:1',
  MEILI_KEY: 'kept-search-key',
  FACTOR_KEY: Buffer.alloc(32, 'kept').toString('base64'),
};
const PASSWORD = 'Kept password 7';
const KEPT = [
  'kept-',
  SECRETS.FACTOR_KEY,
  PASSWORD,
  'Kept wrong password',
  '$argon2',
  'Failing row',
  new URL(database.url).password,
  new URL(database.ownerUrl).password,
];

/** Starts the API as in production, with the most verbose log; collects its output. */
async function startServer() {
  const command = fileURLToPath(new URL('../src/server.ts', import.meta.url));
  const env = {
    ...bareEnvironment,
    ...PRODUCTION,
    ...SECRETS,
    LOG_LEVEL: 'trace',
    API_PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR,
  };
  const child = spawn(process.execPath, [command], { env });
  let said = '';
  const port = await new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      said += String(bytes);
      const match = /"port":(\d+)/.exec(said);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  return { url: `http://127.0.0.1:${port}`, said: () => said, kill: () => child.kill('SIGKILL') };
}

const server = await startServer();
afterAll(async () => {
  server.kill();
  await database.drop();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const answers: string[] = [];
async function ask(path: string, { body, token }: { body?: object | string; token?: string } = {}) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(
    server.url + path,
    body === undefined ? { headers } : { method: 'POST', headers, body: text ?? '' },
  );
  const answer = await response.text();
  answers.push(answer);
  return { status: response.status, answer, token: response.headers.get('authorization')?.slice(7) ?? '' };
}
const signUp = (email: string) =>
  ask('/api/auth/signup', { body: { email, username: 'Kim', password: PASSWORD, confirmPassword: PASSWORD } });

test('no password, token, key or hash is in the log or in a response, whatever goes wrong', async () => {
  const { token, status } = await signUp('kim@example.com');
  expect([status, token.length]).toEqual([200, 43]);
  await ask('/api/auth/login', { body: { username: 'kim@example.com', password: 'Kept wrong password' } });
  await ask('/api/auth/login', { body: `{"username": "kim@example.com", "password": "${PASSWORD}` });
  await ask('/api/auth/login', { body: { username: 'kim@example.com', password: PASSWORD, token } });
  await ask('/api/auth/reset-password', { body: { token: 'kept-mailed-token', password: PASSWORD } });
  await ask('/api/verify-user?token=kept-mailed-token');
  await ask(`/api/files/answer-${'a'.repeat(32)}.pdf?expires=1&disposition=inline&signature=kept-signature`);
  await ask('/api/me', { token });
  await ask('/api/me', { token: 'kept-made-up-token' });
  // What PostgreSQL says of a row that it refuses names all its values.
  await database.owner.raw('ALTER TABLE sessions ADD CONSTRAINT broken CHECK (id < 0) NOT VALID');
  await database.owner.raw('ALTER TABLE users ADD CONSTRAINT broken CHECK (id < 0) NOT VALID');
  const broken = [
    await ask('/api/auth/login', { body: { username: 'kim@example.com', password: PASSWORD } }),
    await signUp('new@example.com'),
  ];
  expect(broken.map(({ status }) => status)).toEqual([500, 500]);
  expect(JSON.parse(broken[1]?.answer ?? '')).toEqual({ message: 'Something went wrong', code: 'internal' });
  await expect.poll(() => server.said().split('"request failed"').length).toBe(3);

  const everything = [server.said(), ...answers].join('\n');
  for (const secret of [...KEPT, token]) expect(everything.includes(secret), secret).toBe(false);
  // The log names the broken row's constraint, so that it can be found.
  expect(server.said()).toContain('violates check constraint');
});

test('faulty settings are named without what they say', () => {
  const faulty = {
    ...SECRETS,
    DATABASE_URL: 'mysql://kept-user:kept-password@db/x',
    SMTP_URL: 'http://mailer:kept-mail-password@mail',
    FACTOR_KEY: 'kept-key',
    RAZORPAY_KEY_ID: '',
    CLAMD_URL: 'http://kept-user@x',
  };
  let message = '';
  try {
    readConfig(faulty);
  } catch (error) {
    message = (error as Error).message;
  }
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'FACTOR_KEY', 'RAZORPAY_KEY_ID', 'CLAMD_URL']) expect(message).toContain(name);
  expect(message).not.toContain('kept');
});
