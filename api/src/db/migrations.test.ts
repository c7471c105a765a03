import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrateDown, migrateToLatest, migrateUp, migrationStatus, withMigrationLock } from './migrations.ts';
import { schemaSnapshot } from './schema-snapshot.ts';

const databases: TestDatabase[] = [];
async function emptyDatabase() {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  return database.db;
}
afterAll(() => Promise.all(databases.map((database) => database.drop())));

describe('migrations', () => {
  test('each take back exactly what they did, down to nothing, and lead up again to the same schema', async () => {
    const db = await emptyDatabase();
    const names = (await migrationStatus(db)).pending;
    const before: string[] = [];
    for (const name of names) {
      before.push(await schemaSnapshot(db));
      expect(await migrateUp(db)).toEqual([name]);
    }
    const schema = await schemaSnapshot(db);
    for (const name of names.toReversed()) {
      expect(await migrateDown(db)).toEqual([name]);
      expect(await schemaSnapshot(db), `down of ${name}`).toBe(before.pop());
    }
    expect(await migrateToLatest(db)).toEqual(names);
    expect(await schemaSnapshot(db)).toBe(schema);
    expect(schema, 'refresh it with `npm run schema` in api/').toBe(
      await readFile(new URL('../../schema.txt', import.meta.url), 'utf8'),
    );
  });

  test('may be started by several processes at once', async () => {
    const db = await emptyDatabase();
    const results = await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
    expect(results.flat()).toEqual((await migrationStatus(db)).applied);
  });

  test('let one of them make an index beside running work while another waits for its turn', async () => {
    const db = await emptyDatabase();
    await db.raw('CREATE TABLE things (name text)');
    const asking = async () =>
      (await db.raw(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%advisory_lock(%'`))
        .rowCount;
    let second: Promise<unknown> = Promise.resolve();
    await withMigrationLock(db, async () => {
      const before = await asking();
      second = withMigrationLock(db, async () => {});
      await expect.poll(asking).toBeGreaterThan(before);
      await db.raw('CREATE INDEX CONCURRENTLY things_name ON things (name)');
    });
    await second;
    const { rows } = await db.raw(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'things_name'::regclass`);
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  test('continue after a process died while it held the lock of knex', async () => {
    const db = await emptyDatabase();
    const [first] = await migrateUp(db);
    await db('migrations_lock').update({ is_locked: 1 });
    const [second] = await migrateUp(db);
    expect((await migrationStatus(db)).applied).toEqual([first, second]);
  });
});
