import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identify } from '../processes/process-identity.ts';
import { checkExternal } from './open-database.ts';
import { removeCluster, startPostgres, urlOfRunning } from './postgres.ts';

let folder: string;
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'postgres');
});

afterAll(async () => {
  await removeCluster(dataDir);
  rmSync(folder, { recursive: true });
});

async function query(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ value: unknown }>(text);
  await client.end();
  return rows[0]?.value;
}

it('serves databases on the loopback interface, with a password, to one run at a time', async () => {
  const postgres = await startPostgres({ dataDir, durable: false });
  try {
    await postgres.ensureDatabase('first "quoted"');
    await postgres.ensureDatabase('first "quoted"');
    expect(await query(postgres.url('first "quoted"'), 'SELECT 6 * 7 AS value')).toBe(42);
    // The role is made, and given another password.
    await postgres.applicationUrl('postgres');
    const application = await postgres.applicationUrl('postgres');
    expect(await query(application, 'SELECT rolsuper AS value FROM pg_roles WHERE rolname = current_user')).toBe(false);
    expect(await query(postgres.url('postgres'), "SELECT current_setting('listen_addresses') AS value")).toBe('127.0.0.1');
    expect(await query(postgres.url('postgres'), "SELECT lower('ÅNGSTRÖM') AS value")).toBe('ångström');
    expect(statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600);
    await expect(startPostgres({ dataDir, durable: false })).rejects.toThrow(/in use by another run \(process \d+\)/);
    expect(await urlOfRunning(dataDir, 'postgres')).toBe(postgres.url('postgres'));
    await expectFaults(postgres.url('postgres'));
  } finally {
    await postgres.stop();
  }
  await postgres.exited;
  expect(await urlOfRunning(dataDir, 'postgres')).toBeNull();
});

async function expectFaults(url: string): Promise<void> {
  expect(await checkExternal(url)).toMatch(/^18\./);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(checkExternal(wrong.href)).rejects.toThrow(/refuses the user "postgres": correct user and password/);
  const unknown = new URL(url);
  unknown.pathname = '/unknown';
  await expect(checkExternal(unknown.href)).rejects.toThrow(/there is no database "unknown".*createdb unknown/);
}

it('takes over the server of a run that was killed, with all data', async () => {
  const program = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))};
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: true });
    await postgres.ensureDatabase('kept');
    process.kill(process.pid, 'SIGKILL');`;
  await new Promise((done) => spawn(process.execPath, ['--input-type=module', '--eval', program]).once('exit', done));
  const orphan = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  expect(identify(orphan)).not.toBeNull();
  const postgres = await startPostgres({ dataDir, durable: false });
  expect(await query(postgres.url('kept'), 'SELECT 1 AS value')).toBe(1);
  await postgres.stop();
  expect(identify(orphan)).toBeNull();
});

it('works again after its password file was lost', async () => {
  rmSync(`${dataDir}.password`);
  const postgres = await startPostgres({ dataDir, durable: false });
  expect(await query(postgres.url('kept'), 'SELECT 1 AS value')).toBe(1);
  await postgres.stop();
});

it('refuses the folder of another version, and one without a database', async () => {
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8');
  writeFileSync(join(dataDir, 'PG_VERSION'), '15\n');
  await expect(startPostgres({ dataDir, durable: false })).rejects.toThrow('was made by PostgreSQL 15, this is PostgreSQL 18');
  writeFileSync(join(dataDir, 'PG_VERSION'), version);
  mkdirSync(join(folder, 'other/photos'), { recursive: true });
  await expect(startPostgres({ dataDir: join(folder, 'other'), durable: false })).rejects.toThrow(
    'neither empty nor a PostgreSQL folder',
  );
});
