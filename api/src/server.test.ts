import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { bareEnvironment } from '../test/bare-environment.ts';
import { PRODUCTION } from '../test/production.ts';
import { createTestDatabase } from '../test/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(settings: Record<string, string>) {
  const command = fileURLToPath(new URL('./server.ts', import.meta.url));
  const env = { ...bareEnvironment, ...PRODUCTION, API_PORT: '0', DATABASE_URL: database.url, ...settings };
  const child = spawn(process.execPath, [command], { env });
  running.push(child);
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const port = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said.push(String(chunk));
      const match = /"port":(\d+)/.exec(said.join(''));
      if (match) resolve(Number(match[1]));
    });
  });
  return { child, said, port };
}

describe('the server', () => {
  test('serves, keeps its port and secrets, finishes running requests on SIGTERM, and ends with status 0', async () => {
    const { child, port, said } = start({ LOG_LEVEL: 'trace' });
    const url = `http://127.0.0.1:${await port}`;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    // Passwords, tokens and queries stay out of its log.
    const logIn = `${url}/api/auth/login?token=secret-query`;
    const headers = { 'content-type': 'application/json', authorization: 'Bearer secret-token' };
    await fetch(logIn, { method: 'POST', headers, body: '{"username":"a","password":"secret-password"}' });
    await fetch(logIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"secret-password"',
    });
    await expect.poll(() => said.join('')).toContain('"status":400');

    const second = start({ API_PORT: String(await port) });
    if (second.child.exitCode === null) await once(second.child, 'exit');
    expect(second.child.exitCode).toBe(1);
    expect(second.said.join('')).toContain('EADDRINUSE');

    const lock = await database.db.transaction();
    await lock.raw('LOCK TABLE plans IN ACCESS EXCLUSIVE MODE');
    const slow = fetch(`${url}/api/plans`);
    const waiting = () =>
      database.db('pg_stat_activity').whereRaw('datname = current_database()').where('wait_event_type', 'Lock');
    await expect.poll(waiting).toHaveLength(1);
    child.kill('SIGTERM');
    const health = () =>
      fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      );
    await expect.poll(health).toBe('refused');
    await lock.rollback();
    expect((await slow).status).toBe(200);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(said.join('')).toContain('"msg":"stopped"');
    expect(said.join('')).not.toMatch(/secret-/);
  });

  test('says that it leaves, and goes on answering until those who send requests have noticed', async () => {
    const { child, port } = start({ LEAVE_SECONDS: '60' });
    const url = `http://127.0.0.1:${await port}`;
    const ready = await fetch(`${url}/readyz`);
    // Longer than any gateway keeps a connection that it does not use.
    expect([ready.status, ready.headers.get('keep-alive')]).toEqual([200, 'timeout=75']);
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000 }).toBe(503);
    const plans = await fetch(`${url}/api/plans`);
    expect([plans.status, plans.headers.get('connection')]).toEqual([200, 'close']);
  });

  test('reports all faulty settings at once and ends with status 1', async () => {
    const { child, said } = start({ DATABASE_URL: 'mysql://x', API_PORT: '-1', NODE_ENV: 'nowhere' });
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    for (const name of ['DATABASE_URL', 'API_PORT', 'NODE_ENV']) expect(said.join('')).toContain(name);
    expect(said.join('')).not.toContain('    at ');
  });

  test('answers 503 while the database is away', async () => {
    const { port } = start({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nothing' });
    const url = `http://127.0.0.1:${await port}`;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', message: 'The database does not answer' }]);
    const plans = await fetch(`${url}/api/plans`);
    expect([plans.status, await plans.json()]).toMatchObject([503, { code: 'unavailable' }]);
  });
});
