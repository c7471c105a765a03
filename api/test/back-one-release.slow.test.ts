import { afterAll, expect, test } from 'vitest';
import { migrateDown, migrateToLatest, migrationStatus } from '../src/db/migrations.ts';
import { seedSampleBank } from './sample-bank.ts';
import { createTestDatabase } from './test-database.ts';

/** Migrations of a release at most; a step back takes so many along. */
const STEPS = 24;

const database = await createTestDatabase({ empty: true });
afterAll(() => database.drop());
const db = database.owner;

/** All rows of all tables but the list of migrations, by columns that are there. */
async function everything(): Promise<Record<string, Record<string, unknown>[]>> {
  const { rows } = await db.raw(
    `SELECT table_name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'migrations%' ORDER BY 1`,
  );
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { table_name: table } of rows) {
    const { rows: lines } = await db.raw('SELECT to_jsonb(t) AS line FROM ?? t ORDER BY to_jsonb(t)::text', [table]);
    found[table] = lines.map(({ line }: { line: Record<string, unknown> }) => line);
  }
  return found;
}

/** The rows of one side, without the columns that only the other has. */
function common(rows: Record<string, unknown>[] = [], other: Record<string, unknown>[] = []): Record<string, unknown>[] {
  const columns = Object.keys(other[0] ?? {});
  const cut = rows.map((row) => Object.fromEntries(columns.filter((name) => name in row).map((name) => [name, row[name]])));
  return cut.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

test('what is written after a step forward is read after a step back, and again after the next step forward', async () => {
  await migrateToLatest(db);
  await seedSampleBank(db);
  const [user] = await db('users').insert({ email: 'back@example.com', username: 'Back', role_id: 3 }).returning('id');
  const [first, second] = await db('questions').orderBy('id').limit(2).pluck('id');
  await db('user_question').insert([first, second].map((question_id) => ({ user_id: user.id, question_id })));
  await db('completed_question').insert({ user_id: user.id, question_id: first });
  const written = await everything();

  const { applied } = await migrationStatus(db);
  for (let step = 0; step < STEPS; step += 1) await migrateDown(db);
  const back = await everything();
  for (const [table, rows] of Object.entries(back)) {
    if (table in written)
      expect(common(rows, written[table]), `${table} after the step back`).toEqual(common(written[table], rows));
  }
  // What former releases read of these rows: columns that went, filled from where their content is kept now.
  const saved = back.user_question?.filter(({ user_id }) => user_id === user.id) ?? [];
  expect(Object.fromEntries(saved.map(({ question_id, is_completed }) => [question_id, is_completed]))).toEqual({
    [first]: true,
    [second]: false,
  });
  expect(back.plans?.every(({ price }) => typeof price === 'number')).toBe(true);

  expect(await migrateToLatest(db)).toEqual(applied.slice(-STEPS));
  const again = await everything();
  // What this release adds goes with its tables and columns; all that the former one has too is as it was.
  for (const [table, rows] of Object.entries(written)) {
    if (table in back) expect(common(again[table], back[table]), table).toEqual(common(rows, back[table]));
  }
});
