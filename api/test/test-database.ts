import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import { TEMPLATE_DATABASE } from './database-server.ts';

/** A database of one's own. */
export interface TestDatabase {
  db: Knex;
  url: string;
  drop(): Promise<void>;
}

/** Creates a database: migrated, unless `empty`. Copying the template takes some 50 ms. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = connectDatabase(serverUrl, { poolSize: 1 });
  await maintenance.raw(`CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : TEMPLATE_DATABASE}`);
  const url = serverUrl.replace(/\/postgres$/, `/${name}`);
  const db = connectDatabase(url, { poolSize: 12 });
  return {
    db,
    url,
    async drop() {
      await db.destroy();
      await maintenance.raw(`DROP DATABASE ${name} WITH (FORCE)`);
      await maintenance.destroy();
    },
  };
}
