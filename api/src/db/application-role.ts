import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { withMigrationLock } from './migrations.ts';
import { queryFirst } from './row-validation.ts';

/** Schemas with tables of ours and of the job queue. */
const SCHEMAS = ['public', 'pgboss'];

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * Lets the role of `url` read and write all rows, nothing else; creates it if possible. Run by the owner after
 * migrations; idempotent.
 */
export async function grantApplicationAccess(owner: Knex, { ownerUrl, url }: { ownerUrl: string; url: string }): Promise<void> {
  // Both addresses have the same role, which already owns everything.
  if (roleOf(ownerUrl) === roleOf(url)) return;
  await withMigrationLock(owner, async () => {
    await installQueue(ownerUrl);
    await makeRole(owner, url);
    await grantRows(owner, roleOf(url));
  });
}

/** Creates the job queue's tables, as its role cannot. Waits for indexes that new versions build. */
async function installQueue(ownerUrl: string): Promise<void> {
  const queue = { max: 1, supervise: false, schedule: false, bamIntervalSeconds: 10 };
  const boss = new PgBoss({ connectionString: ownerUrl, ...queue });
  const failed = new Promise<never>((_, reject) => boss.on('error', reject));
  const isBuilt = async () => (await boss.getBamStatus()).every(({ status }) => status === 'completed');
  const built = async () => {
    await boss.start();
    while (!(await isBuilt())) await sleep(1_000);
  };
  try {
    await Promise.race([built(), failed]);
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function makeRole(owner: Knex, url: string): Promise<void> {
  if (await queryFirst(owner, z.object({}), 'SELECT FROM pg_roles WHERE rolname = ?', [roleOf(url)])) return;
  const password = decodeURIComponent(new URL(url).password);
  await owner.transaction(async (transaction) => {
    // Not within the statement, which errors and logs would show.
    await transaction.raw("SELECT set_config('new.role', ?, true), set_config('new.password', ?, true)", [roleOf(url), password]);
    await transaction.raw(`DO $$ BEGIN
      EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L', current_setting('new.role'), current_setting('new.password'));
    END $$`);
  });
}

/** Rows of all tables, also of later migrations; may create no table and not touch the list of applied migrations. */
async function grantRows(owner: Knex, role: string): Promise<void> {
  await owner.transaction(async (transaction) => {
    for (const schema of SCHEMAS) {
      const grant = (what: string) => transaction.raw(what, { schema, role });
      await grant('GRANT USAGE ON SCHEMA :schema: TO :role:');
      await grant('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA :schema: TO :role:');
      await grant('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA :schema: TO :role:');
      await grant('ALTER DEFAULT PRIVILEGES IN SCHEMA :schema: GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO :role:');
      await grant('ALTER DEFAULT PRIVILEGES IN SCHEMA :schema: GRANT USAGE, SELECT ON SEQUENCES TO :role:');
    }
    await transaction.raw('REVOKE INSERT, UPDATE, DELETE ON migrations, migrations_lock FROM :role:', { role });
  });
}
