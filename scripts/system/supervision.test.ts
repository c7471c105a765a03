import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type RunningDatabase } from '../database/open-database.ts';
import { removeCluster } from '../database/postgres.ts';
import type { RestartPolicy } from '../processes/keep-alive.ts';
import type { RecordedProcess } from '../processes/leftovers.ts';
import { freePort } from '../processes/port.ts';
import { identify } from '../processes/process-identity.ts';
import { nodeProgram } from '../processes/programs.ts';
import { readSettings, type Settings } from './settings.ts';
import { type ServicePlan, superviseServices } from './system.ts';

/** Answers 200 and starts a child of its own; once the file `broken` lies beside it, it ends at its start. */
const SERVICE = `
  import { spawn } from 'node:child_process';
  import { existsSync } from 'node:fs';
  import { createServer } from 'node:http';
  if (existsSync(new URL('./broken', import.meta.url))) throw new Error('broken on purpose');
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  createServer((_, response) => response.end(String(child.pid))).listen(Number(process.argv[2]), '127.0.0.1');
  process.on('SIGTERM', () => { child.kill(); process.exit(); });`;

let folder: string;
let settings: Settings;
let undo: AsyncDisposableStack;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervision-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'service.mjs'), SERVICE);
  settings = readSettings({ DATA_DIR: folder });
  undo = new AsyncDisposableStack();
});

afterEach(async () => {
  await undo.disposeAsync();
  await removeCluster(join(folder, 'postgres'));
  rmSync(folder, { recursive: true });
});

const never = (): RunningDatabase => ({
  url: '',
  ownerUrl: '',
  description: '',
  exited: new Promise(() => undefined),
  restart: async () => undefined,
  stop: async () => undefined,
});

async function planOf(name: string): Promise<ServicePlan> {
  const port = await freePort();
  const program = nodeProgram(name, join(folder, 'service.mjs'), [String(port)]);
  return { program, readyAt: `http://127.0.0.1:${port}/`, sink: { logFile: join(folder, `${name}.log`) } };
}

const supervise = (
  plans: readonly ServicePlan[],
  { database = never(), restartPolicy }: { database?: RunningDatabase; restartPolicy?: RestartPolicy } = {},
) =>
  superviseServices(
    { settings, durable: false, signal: new AbortController().signal, undo, ...(restartPolicy ? { restartPolicy } : {}) },
    database,
    plans,
  );

const recorded = (): RecordedProcess[] => {
  const file = join(folder, 'processes.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};
const pidOf = (wanted: string) => recorded().find(({ name }) => name === wanted)?.pid ?? 0;
const answerOf = ({ readyAt }: ServicePlan) => fetch(readyAt).then((response) => response.text());
const until = (condition: () => unknown) => expect.poll(condition, { timeout: 60_000 });

describe('a service that is killed', () => {
  it('answers again, is recorded as it is, and takes what it had started along', async () => {
    const plan = await planOf('API');
    await supervise([plan]);
    const [pid, child] = [pidOf('API'), Number(await answerOf(plan))];
    process.kill(pid, 'SIGKILL');
    await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
    await until(() => recorded().map(({ name }) => name)).toEqual(['API']);
    expect(pidOf('API')).not.toBe(pid);
    await until(() => identify(child)).toBeNull();
    const again = pidOf('API');
    await undo.disposeAsync();
    expect(identify(again)).toBeNull();
    expect(recorded()).toEqual([]);
  });

  it('and another one at the same moment both answer again', async () => {
    const plans = [await planOf('API'), await planOf('Gateway')];
    await supervise(plans);
    const before = recorded().map(({ pid }) => pid);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    for (const plan of plans) await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
    await until(() => recorded().filter(({ pid }) => !before.includes(pid))).toHaveLength(2);
    expect(recorded()).toHaveLength(2);
  });

  it('and does not come up again is given up with its last words', async () => {
    const plan = await planOf('API');
    const { failure } = await supervise([plan], { restartPolicy: { pauses: [0, 10, 10], healthyMs: 60_000 } });
    writeFileSync(join(folder, 'broken'), '');
    process.kill(pidOf('API'), 'SIGKILL');
    const said = await failure;
    expect(said).toContain('broken on purpose');
    expect(said).toContain('API did not start: it ended with exit code 1');
    await until(recorded).toEqual([]);
  });

  it('is stopped for good while it waits to be started again', async () => {
    const plan = await planOf('API');
    await supervise([plan], { restartPolicy: { pauses: [3_600_000], healthyMs: 60_000 } });
    process.kill(pidOf('API'), 'SIGKILL');
    await until(recorded).toEqual([]);
    await undo.disposeAsync();
    await expect(answerOf(plan)).rejects.toThrow();
  });

  it('is stopped for good while it is being started again', async () => {
    const plan = await planOf('API');
    await supervise([plan]);
    const pid = pidOf('API');
    process.kill(pid, 'SIGKILL');
    await until(() => [0, pid].includes(pidOf('API'))).toBe(false);
    const starting = pidOf('API');
    await undo.disposeAsync();
    expect(identify(starting)).toBeNull();
    expect(recorded()).toEqual([]);
  });
});

describe('a service that is asked to start anew', () => {
  it('does; one that does not come up says so, and is tried on', async () => {
    const plan = await planOf('API');
    const { restart } = await supervise([plan]);
    const before = pidOf('API');
    await restart();
    expect(recorded().map(({ name }) => name)).toEqual(['API']);
    expect(pidOf('API')).not.toBe(before);
    writeFileSync(join(folder, 'broken'), '');
    await expect(restart()).rejects.toThrow('broken on purpose');
    rmSync(join(folder, 'broken'));
    await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
  });
});

describe('PostgreSQL that is killed', () => {
  it('answers again at the same address with its data, also when the API dies with it', async () => {
    const database = await openDatabase(settings, { durable: true });
    undo.defer(() => database.stop());
    const plan = await planOf('API');
    const { failure } = await supervise([plan], { database });
    const postmaster = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const { Client } = await import('pg');
    const ask = async (text: string) => {
      const client = new Client({ connectionString: database.ownerUrl });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<{ value: unknown }>(text)).rows[0]?.value;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    await ask('CREATE TABLE kept AS SELECT 5 AS value');
    const killed = postmaster();
    process.kill(pidOf('API'), 'SIGKILL');
    process.kill(killed, 'SIGKILL');
    await until(() => ask('SELECT value FROM kept').catch(() => null)).toBe(5);
    await until(() => answerOf(plan).catch(() => '')).toMatch(/\d+/);
    expect(postmaster()).not.toBe(killed);
    expect(await Promise.race([failure, 'goes on'])).toBe('goes on');
    const again = postmaster();
    await undo.disposeAsync();
    expect(identify(again)).toBeNull();
  });
});

describe('a command', () => {
  it('whose terminal is closed leaves nothing behind', async () => {
    const program = `
      import { command, stopRequest } from ${JSON.stringify(join(import.meta.dirname, '../processes/command.ts'))};
      import { nodeProgram, startService } from ${JSON.stringify(join(import.meta.dirname, '../processes/programs.ts'))};
      await command(async (signal, undo) => {
        const service = startService(nodeProgram('API', ${JSON.stringify(join(folder, 'service.mjs'))}, ['0']), { onLine() {} });
        undo.defer(async () => { console.log('Stopping'); console.error('Stopping'); await service.stop(); });
        console.log(service.identity.pid);
        await stopRequest(signal);
        console.log('Stopping');
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((done) => child.once('exit', done));
    const service = Number(await new Promise((said) => child.stdout.once('data', (data) => said(String(data)))));
    expect(identify(service)).not.toBeNull();
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill('SIGHUP');
    await ended;
    expect(identify(service)).toBeNull();
  });

  it.runIf(process.platform === 'linux')('says what is wrong with a data folder that cannot be', () => {
    const run = () =>
      execFileSync(process.execPath, [join(import.meta.dirname, '../start.ts')], {
        env: { ...process.env, DATA_DIR: '/proc/nope/deep' },
        stdio: 'pipe',
        timeout: 60_000,
      });
    expect(run).toThrow(/\/proc\/nope\/deep.* cannot be made there: set DATA_DIR to a folder on an ordinary disk/);
  });
});
