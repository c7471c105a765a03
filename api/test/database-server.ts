import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/database/postgres.ts';
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

/** Starts one throw-away PostgreSQL for the whole run and migrates the template database once. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'api-test-'));
  // Root's PostgreSQL runs under another account, which has to get through this folder.
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  await server.ensureDatabase(TEMPLATE_DATABASE);
  const template = connectDatabase(server.url(TEMPLATE_DATABASE), { poolSize: 2 });
  await migrateToLatest(template);
  await template.destroy();
  project.provide('databaseServerUrl', server.url('postgres'));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
