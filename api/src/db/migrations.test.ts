import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrateDown, migrateToLatest, migrateToNothing, migrateUp, migrationStatus } from './migrations.ts';
import { schemaSnapshot } from './schema-snapshot.ts';

const databases: TestDatabase[] = [];
async function emptyDatabase() {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  return database.db;
}
afterAll(() => Promise.all(databases.map((database) => database.drop())));

describe('migrations', () => {
  test('go up, down to nothing and up again to the same schema', async () => {
    const db = await emptyDatabase();
    const nothing = await schemaSnapshot(db);
    const names = await migrateToLatest(db);
    const schema = await schemaSnapshot(db);
    expect(names.length).toBeGreaterThan(0);
    expect(await migrateToNothing(db)).toHaveLength(names.length);
    expect(await schemaSnapshot(db)).toBe(nothing);
    expect(await migrateToLatest(db)).toEqual(names);
    expect(await schemaSnapshot(db)).toBe(schema);
  });

  test('take back exactly what each one did', async () => {
    const db = await emptyDatabase();
    for (let left = (await migrationStatus(db)).pending.length; left > 0; left -= 1) {
      const before = await schemaSnapshot(db);
      const [name] = await migrateUp(db);
      const after = await schemaSnapshot(db);
      await migrateDown(db);
      expect(await schemaSnapshot(db), `down of ${name}`).toBe(before);
      await migrateUp(db);
      expect(await schemaSnapshot(db), `second up of ${name}`).toBe(after);
    }
  });

  test('lead to the schema in api/schema.txt; refresh it with `npm run schema` in api/', async () => {
    const db = await emptyDatabase();
    await migrateToLatest(db);
    expect(await schemaSnapshot(db)).toBe(await readFile(new URL('../../schema.txt', import.meta.url), 'utf8'));
  });

  test('may be started by several processes at once', async () => {
    const db = await emptyDatabase();
    const results = await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
    expect(results.flat()).toEqual((await migrationStatus(db)).applied);
  });

  test('go on after a process died while it held the lock of knex', async () => {
    const db = await emptyDatabase();
    const [first] = await migrateUp(db);
    await db('migrations_lock').update({ is_locked: 1 });
    await migrateToLatest(db);
    expect(await migrationStatus(db)).toMatchObject({ applied: expect.arrayContaining([first]), pending: [] });
  });
});
