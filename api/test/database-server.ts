import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/database/postgres.ts';
import { grantApplicationAccess } from '../src/db/application-role.ts';
import { connectDatabase } from '../src/db/connect.ts';
import { migrateToLatest } from '../src/db/migrations.ts';
import { makeFolderOfRun } from './folder-of-run.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server's maintenance database. */
    databaseServerUrl: string;
    /** The same for the role that the API has, which owns nothing. */
    applicationServerUrl: string;
    /** A folder for what test files of a run share; it goes away with the run. */
    folderOfRun: string;
  }
}

/** Every migration applied, no other rows: what each test file's database is copied from. */
export const TEMPLATE_DATABASE = 'template_for_tests';

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Starts one throw-away PostgreSQL for the whole run and migrates the template database once. */
export default async function setup(project: TestProject) {
  const folder = await makeFolderOfRun();
  // Processes that tests start find there what Node has compiled for the first of them.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  await server.ensureDatabase(TEMPLATE_DATABASE);
  const template = connectDatabase(server.url(TEMPLATE_DATABASE), { poolSize: 2 });
  await migrateToLatest(template);
  const url = await server.applicationUrl(TEMPLATE_DATABASE);
  await grantApplicationAccess(template, { ownerUrl: server.url(TEMPLATE_DATABASE), url });
  await template.destroy();
  project.provide('databaseServerUrl', server.url('postgres'));
  project.provide('applicationServerUrl', urlOf(url, 'postgres'));
  project.provide('folderOfRun', folder);
  return async () => {
    await server.stop();
    // Processes that tests have ended may still write down what they compiled.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}
