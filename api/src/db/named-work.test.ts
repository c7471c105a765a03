import { expect, test } from 'vitest';
import { startTestApi } from '../../test/test-api.ts';
import { forRequest } from '../tracing/request-id.ts';
import { connectDatabase } from './connect.ts';
import type { LongStatement } from './named-work.ts';

const api = await startTestApi();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const url = api.db.client.config.connection.connectionString as string;

const nameHere = async (db: typeof api.db) =>
  (await db.raw('SELECT application_name AS name FROM pg_stat_activity WHERE pid = pg_backend_pid()')).rows[0].name;

test('a transaction is named after its request, in the database and for as long as it lasts', async () => {
  const db = connectDatabase(url, { poolSize: 1 });
  try {
    const named = await forRequest(TRACE, () => db.transaction(nameHere, { isolationLevel: 'serializable' }));
    expect(named).toBe(`study-platform ${TRACE}`);
    expect(await forRequest('a.b:c-d_1', () => db.transaction(nameHere))).toBe('study-platform a.b:c-d_1');
    expect(await nameHere(db)).toBe('study-platform');
    expect(await db.transaction(nameHere)).toBe('study-platform');
    await expect(forRequest(TRACE, () => db.transaction((transaction) => transaction.raw('SELECT 1 / 0')))).rejects.toThrow();
    expect(await nameHere(db)).toBe('study-platform');
  } finally {
    await db.destroy();
  }
});

test('a slow statement is logged while it runs, with its request and the database process', async () => {
  const told = Promise.withResolvers<LongStatement>();
  const db = connectDatabase(url, { poolSize: 1, onLongStatement: told.resolve });
  try {
    const waiting = forRequest(TRACE, async () => await db.raw('SELECT pg_sleep(60)')).catch((error) => error.message);
    const { pid, ...statement } = await told.promise;
    expect(statement).toEqual({ sql: 'SELECT pg_sleep(60)', requestId: TRACE });
    await api.db.raw('SELECT pg_cancel_backend(?)', [pid]);
    expect(await waiting).toContain('canceling statement due to user request');
  } finally {
    await db.destroy();
  }
});

test('the id that a browser makes is that of the answer, of the log and of the transaction', async () => {
  await api.owner.raw(`
    CREATE TABLE names (name text);
    CREATE FUNCTION note_name() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO names VALUES (current_setting('application_name')); RETURN NEW; END $$;
    CREATE TRIGGER note_name AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION note_name()`);
  const password = 'correct horse 1';
  const answer = await api.fetch('/api/auth/signup', {
    method: 'POST',
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'named@example.com', username: 'Named', password, confirmPassword: password }),
  });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, TRACE]);
  expect(await api.db('names').pluck('name')).toEqual([`study-platform ${TRACE}`]);
  const refused = ['', 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`];
  for (const header of refused) {
    const { headers } = await api.fetch('/api/plans', { headers: { traceparent: header } });
    expect(headers.get('x-request-id')).toMatch(/^(?!4bf92f)[0-9a-f]{32}$/);
  }
});
