import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import { TEMPLATE_DATABASE, urlOf } from './database-server.ts';

/**
 * A separate database: `db` and `url` use the API's role, which owns nothing; an empty database belongs to that role.
 */
export interface TestDatabase {
  db: Knex;
  url: string;
  /** For what the API may not do: triggers, constraints, `ANALYZE`. */
  owner: Knex;
  ownerUrl: string;
  drop(): Promise<void>;
}

/**
 * The initial contents of a database: nothing at all, or every table with the rows that a function writes, none if
 * omitted. Functions are distinguished by their names.
 */
export type Contents = { empty?: boolean; filledBy?: (db: Knex) => Promise<void> };

/** Copies the template's files, which takes a quarter of the work of writing each of its pages through the log, the default. */
const copyOf = (name: string, template: string) => `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;

/** Creates a database by copying a template, which takes some 30 ms. */
export async function createTestDatabase({ empty = false, filledBy }: Contents = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = connectDatabase(inject('databaseServerUrl'), { poolSize: 1 });
  const filled = filledBy && (await filledTemplate(maintenance, filledBy));
  await maintenance.raw(copyOf(name, filled ?? (empty ? 'template0' : TEMPLATE_DATABASE)));
  const ownerUrl = urlOf(inject('databaseServerUrl'), name);
  const url = empty ? ownerUrl : urlOf(inject('applicationServerUrl'), name);
  const db = connectDatabase(url, { poolSize: 12 });
  const owner = connectDatabase(ownerUrl, { poolSize: 2 });
  return {
    ...{ db, url, owner, ownerUrl },
    async drop() {
      await Promise.all([db.destroy(), owner.destroy()]);
      await maintenance.raw(`DROP DATABASE ${name} WITH (FORCE)`);
      await maintenance.destroy();
    },
  };
}

/** The name of the template that `fill` has filled. The first test file of a run that asks for it makes it, others wait. */
async function filledTemplate(maintenance: Knex, fill: (db: Knex) => Promise<void>): Promise<string> {
  const name = `template_${fill.name.toLowerCase()}`;
  // A connection of its own: one of a pool is closed when it idles, and the lock with it, long before a big template is filled.
  const holder = new Client({ connectionString: inject('databaseServerUrl') });
  await holder.connect();
  try {
    await holder.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await maintenance.raw('SELECT 1 FROM pg_database WHERE datname = ?', [name]);
    if (rows.length > 0) return name;
    const unfinished = `unfinished_${name}`;
    await maintenance.raw(`DROP DATABASE IF EXISTS ${unfinished}`);
    await maintenance.raw(copyOf(unfinished, TEMPLATE_DATABASE));
    const db = connectDatabase(urlOf(inject('databaseServerUrl'), unfinished), { poolSize: 4 });
    await fill(db).finally(() => db.destroy());
    await maintenance.raw(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    return name;
  } finally {
    await holder.end();
  }
}
