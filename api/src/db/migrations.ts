import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { z } from 'zod';
import { validateOne } from './row-validation.ts';

/** Folder of the migrations: `YYYYMMDDHHMM_<table>_<operation>.ts`, each with `up` and `down`. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Loads migrations as TypeScript modules, which Node runs by stripping the types. */
class TypeScriptMigrations implements Knex.MigrationSource<string> {
  async getMigrations(): Promise<string[]> {
    const names = await readdir(MIGRATIONS_DIR);
    return names.filter((name) => /^\d{12}_\w+\.ts$/.test(name)).sort();
  }

  getMigrationName(name: string): string {
    return name.replace(/\.ts$/, '');
  }

  async getMigration(name: string): Promise<Knex.Migration> {
    return import(/* @vite-ignore */ pathToFileURL(MIGRATIONS_DIR + name).href);
  }
}

const migrationConfig: Knex.MigratorConfig = { migrationSource: new TypeScriptMigrations(), tableName: 'migrations' };

/** An arbitrary number for this product's advisory lock in its database. */
const LOCK_KEY = 4_807_261;

/** Milliseconds between two tries for the lock. */
const PAUSE_MS = 200;

const takenRow = z.object({ taken: z.boolean() });

/**
 * Polls for the lock. A waiting statement would hold an old snapshot, and
 * `CREATE INDEX CONCURRENTLY` in the process with the lock waits for all of those: a deadlock.
 */
async function takeLock(connection: Client): Promise<void> {
  const tryLock = async () =>
    validateOne(takenRow, (await connection.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK_KEY])).rows).taken;
  while (!(await tryLock())) await pause(PAUSE_MS);
}

/**
 * Lets one process at a time migrate. The lock belongs to a connection, so a dead process releases it; the lock row that
 * knex would leave behind is freed, because the advisory lock proves that no other process is migrating.
 */
export async function withMigrationLock<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  const connection: Client = await db.client.acquireConnection();
  try {
    await takeLock(connection);
    try {
      await db.migrate.forceFreeMigrationsLock(migrationConfig);
      return await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
    }
  } finally {
    await db.client.releaseConnection(connection);
  }
}

/** An older release ignores migrations that it does not know. */
const beside: Knex.MigratorConfig = { ...migrationConfig, disableMigrationsListValidation: true };

/** Applies every missing migration; returns their names. Those of a newer release stay: see docs/operations/migrations.md. */
export async function migrateToLatest(db: Knex): Promise<string[]> {
  return withMigrationLock(db, async () => (await db.migrate.latest(beside))[1]);
}

export async function migrateUp(db: Knex): Promise<string[]> {
  return withMigrationLock(db, async () => (await db.migrate.up(migrationConfig))[1]);
}

export async function migrateDown(db: Knex): Promise<string[]> {
  return withMigrationLock(db, async () => (await db.migrate.down(migrationConfig))[1]);
}

/** Names of the applied migrations, of those that only a newer release knows, and of pending ones. */
export async function migrationStatus(db: Knex): Promise<{ applied: string[]; newer: string[]; pending: string[] }> {
  const source = new TypeScriptMigrations();
  const known = new Set((await source.getMigrations()).map((name) => source.getMigrationName(name)));
  const [completed, pending] = await db.migrate.list(beside);
  const applied = completed.map((entry: { name?: string } | string) => (typeof entry === 'string' ? entry : (entry.name ?? '')));
  return {
    applied,
    newer: applied.filter((name: string) => !known.has(name)),
    pending: pending.map((name: string) => source.getMigrationName(name)),
  };
}
