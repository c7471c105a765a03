import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '../../../scripts/database/postgres.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrations.ts';
import { seedDatabase } from '../../src/seed/seed-database.ts';
import { fillLargeDatabase, type Size } from './fill.ts';

const BANK = new URL('../../../bank/dist/question-bank.jsonl', import.meta.url).pathname;
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts the PostgreSQL of a folder that keeps large databases; durable, as one that serves learners is. */
export const startLargeServer = (folder: string): Promise<Postgres> =>
  startPostgres({ dataDir: join(folder, 'postgres'), durable: true });

const connect = (url: string) => connectDatabase(url, { poolSize: 2 });

async function migrate(url: string): Promise<void> {
  const db = connect(url);
  await migrateToLatest(db).finally(() => db.destroy());
}

async function exists(server: Postgres, name: string): Promise<boolean> {
  const db = connect(server.url('postgres'));
  const found = await db('pg_database').where('datname', name).first();
  await db.destroy();
  return found !== undefined;
}

/** A database of this size: created if it does not exist, and migrated. Returns its address. */
export async function openLargeDatabase(server: Postgres, size: Size): Promise<string> {
  const name = `large_${size.questions}_${size.users}`;
  if (!(await exists(server, name))) await makeDatabase(server, name, size);
  const began = performance.now();
  await migrate(server.url(name));
  print(`${name}: migrated in ${seconds(began)}`);
  return server.url(name);
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Under another name until it is whole, so that one whose making broke off is never taken for it. */
async function makeDatabase(server: Postgres, name: string, size: Size): Promise<void> {
  if (!existsSync(BANK)) throw new Error('The bank that it is filled from is not built yet: npm run build -w bank');
  const began = performance.now();
  const aside = `unfinished_${name}`;
  const maintenance = connect(server.url('postgres'));
  try {
    await maintenance.raw('DROP DATABASE IF EXISTS ??', [aside]);
    await server.ensureDatabase(aside);
    await migrate(server.url(aside));
    const db = connect(server.url(aside));
    await seedDatabase(db, { bankFile: BANK, now: new Date(), print: () => {} });
    await fillLargeDatabase(db, size);
    await db.destroy();
    await maintenance.raw('ALTER DATABASE ?? RENAME TO ??', [aside, name]);
  } finally {
    await maintenance.destroy();
  }
  print(`${name}: made in ${seconds(began)}`);
}
