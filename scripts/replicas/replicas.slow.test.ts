import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { removeCluster } from '../database/postgres.ts';
import type { RecordedProcess } from '../processes/leftovers.ts';
import { freePort, freePorts } from '../processes/port.ts';
import { nodeProgram, runOrFail } from '../processes/programs.ts';
import { migrationEnvironment, readSettings } from '../system/settings.ts';
import type { Supervised, SystemOptions } from '../system/system.ts';
import { portsOf, startReplicas } from './replicas.ts';

const COUNTS = { api: 2, worker: 1, gateway: 2 };
/** Ten processes start and stop here, which takes 20 s, and on a machine with much else to do five times that. */
const TIMEOUT_MS = 600_000;
const PASSWORD = 'a-long-enough-word';

let folder: string;
let site: string;
let apis: string[];
let replicas: Supervised;
const undo = new AsyncDisposableStack();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'replicas-'));
  chmodSync(folder, 0o755);
  undo.defer(() => rmSync(folder, { recursive: true, force: true }));
  undo.defer(() => removeCluster(join(folder, 'postgres')));
  const [port, apiPort] = [await freePort(), await freePorts(3)];
  const settings = readSettings({ DATA_DIR: folder, PORT: String(port), API_PORT: String(apiPort), DEMO_SEED: 'off' });
  const database = await openDatabase(settings, { durable: false });
  undo.defer(() => database.stop());
  const env = migrationEnvironment(settings, database);
  await runOrFail(nodeProgram('Migrations', 'api/src/db/migrate.ts', ['latest'], env));
  const options: SystemOptions = { settings, durable: false, signal: new AbortController().signal, undo };
  replicas = await startReplicas(options, database, COUNTS, { leaveSeconds: 0.5 });
  site = `http://127.0.0.1:${port}`;
  apis = portsOf(settings, COUNTS).api.map((each) => `http://127.0.0.1:${each}`);
}, TIMEOUT_MS);
afterAll(() => undo.disposeAsync(), TIMEOUT_MS);

const recorded = (): RecordedProcess[] => JSON.parse(readFileSync(join(folder, 'processes.json'), 'utf8'));
const call = (
  base: string,
  path: string,
  { method = 'GET', body, token }: { method?: string; body?: object; token?: string } = {},
) =>
  fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

async function signUp(base: string, name: string): Promise<string> {
  const email = `${name}@example.org`;
  const body = { username: name, email, password: PASSWORD, confirmPassword: PASSWORD };
  const response = await call(base, '/api/auth/signup', { method: 'POST', body });
  expect([response.status, await response.text()]).toMatchObject([200, expect.stringContaining(email)]);
  return response.headers.get('authorization')?.replace('Bearer ', '') ?? '';
}

describe('a rolling restart', () => {
  it('drops no request, readings as little as changes', { timeout: TIMEOUT_MS }, async () => {
    const token = await signUp(site, 'walter');
    const before = recorded().map(({ pid }) => pid);
    let done = false;
    const failed: string[] = [];
    let answered = 0;
    const loop = async (path: string, options: Parameters<typeof call>[2]) => {
      while (!done) {
        const status = await call(site, path, options).then(
          async (response) => (await response.text()) && response.status,
          (error: unknown) => String((error as Error).cause ?? error),
        );
        answered += 1;
        if (status !== 200) failed.push(`${path}: ${status}`);
        // The restart needs processors as well.
        await sleep(10);
      }
    };
    const loops = [
      loop('/api/plans', {}),
      loop('/api/subjects', {}),
      loop('/api/me', { token }),
      loop('/api/user/course', { token, method: 'PUT', body: { subject_slug: null, exam_session: null } }),
      loop('/healthz', {}),
    ];
    await replicas.restart();
    done = true;
    await Promise.all(loops);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    const after = recorded();
    expect(after.map(({ name }) => name)).toEqual(['Worker 1', 'API 1', 'API 2', 'Gateway 1', 'Gateway 2']);
    expect(after.filter(({ pid }) => before.includes(pid))).toEqual([]);
  });
});

describe('replicas of the API', () => {
  it('know each other’s sessions, from their beginning to their end', async () => {
    const [one = '', two = ''] = apis;
    const token = await signUp(one, 'berta');
    expect((await call(two, '/api/me', { token })).status).toBe(200);
    expect((await call(two, '/api/auth/sign-out', { method: 'POST', token })).status).toBe(204);
    expect((await call(one, '/api/me', { token })).status).toBe(401);
  });

  it('count tries together', async () => {
    await signUp(site, 'clara');
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const body = { username: 'clara@example.org', password: 'wrong' };
      statuses.push((await call(apis[tries % 2] ?? '', '/api/auth/login', { method: 'POST', body })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});
