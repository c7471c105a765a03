import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedSampleBank } from '../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../test/test-api.ts';
import { createApp } from '../app.ts';
import { connectDatabase } from '../db/connect.ts';
import { watchBank } from './bank-watch.ts';
import { cacheReads, readCached, readEachCached } from './cached-reads.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const log = pino({ level: 'silent' });
const learner = await api.signUp();
const staff = await api.asStaff();
const anybody = { staff: false };

/** A bank whose version the test sets. */
const bank = { now: 1 as number | null, version: () => bank.now };
const change = () => {
  bank.now = (bank.now ?? 0) + 1;
};
beforeEach(change);

const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** A replica with connections of its own. */
async function startReplica() {
  const { config, clock } = api;
  const db = connectDatabase(config.DATABASE_URL, { poolSize: 4 });
  const server = createServer(createApp({ config, db, clock, log }).callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await db.destroy();
  });
  return { db, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const { db, url } = await startReplica();
cacheReads(db, bank);

/** A caller's response, and the number of statements it took. */
async function ask(path: string, who: Session = learner) {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  db.on('query', count);
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${who.token}` } });
  const body = await answer.json();
  db.off('query', count);
  return { status: answer.status, body, statements };
}

/** The response of an API without a cache. */
const stored = async (path: string, who: Session = learner) =>
  (await api.fetch(path, { headers: { authorization: `Bearer ${who.token}` } })).json();

const COURSE = 'subject=math-aa-sl';
const LIST = `/api/questions?${COURSE}&topic=algebra`;
const [shown] = (await stored(LIST)).questions;

describe("a learner's read", () => {
  test.each([
    [`/api/questions?${COURSE}`, 3],
    [LIST, 3],
    [`${LIST}&difficulty=Easy&page=2`, 3],
    ['/api/questions?subject=math-aa-hl', 3],
    [`/api/questions/${shown.id}?${COURSE}`, 7],
    [`/api/questions/filters?${COURSE}&topic=algebra`, 1],
    ['/api/subjects', 2],
    ['/api/topics/math-aa-sl', 2],
  ])('equals what is stored, also when cached: %s in %i statements', async (path, most) => {
    const first = await ask(path);
    const again = await ask(path);
    expect(again.statements).toBeLessThanOrEqual(most);
    expect(first.statements).toBeGreaterThan(again.statements);
    expect([first.status, first.body, again.body]).toEqual([200, await stored(path), first.body]);
  });

  test("has the caller's current marks, and no other's", async () => {
    const other = await api.signUp();
    const [, second, third] = (await ask(LIST)).body.questions;
    await api.db('user_question').insert({ user_id: learner.user.id, question_id: second.id, created_at: api.clock.now() });
    await api.db('completed_question').insert({ user_id: learner.user.id, question_id: second.id });
    await api.db('pinned_question').insert({ user_id: other.user.id, question_id: third.id });
    for (const who of [learner, other, learner]) {
      for (const path of [
        LIST,
        `${LIST}&uncompletedQuestion=true`,
        `/api/questions/${third.id}?${COURSE}`,
        '/api/topics/math-aa-sl',
      ])
        expect((await ask(path, who)).body, path).toEqual(await stored(path, who));
    }
    expect((await ask(LIST, other)).body.questions[0]).toMatchObject({ id: third.id, learner: { pinned: true } });
    expect((await ask(LIST)).body.questions[1]).toMatchObject({ id: second.id, learner: { bookmarked: true, completed: true } });
  });

  test('is read again after the bank changes, and whenever its version is unknown', async () => {
    await ask(LIST);
    change();
    const { statements } = await ask(LIST);
    change();
    expect((await ask(LIST)).statements).toBe(statements);
    bank.now = null;
    expect((await ask(LIST)).statements).toBe(statements);
    expect((await ask(LIST)).statements).toBe(statements);
  });

  test('is not what staff read, who get what is stored now', async () => {
    const [first] = (await ask(LIST)).body.questions;
    await ask('/api/topics/math-aa-sl');
    await api.db('questions').where('id', first.id).update({ visible: false });
    await api.db('topics').where({ slug: 'algebra' }).update({ topic_name: 'Renamed' });
    for (const path of [LIST, '/api/topics/math-aa-sl', `/api/questions/filters?${COURSE}`])
      expect((await ask(path, staff)).body, path).toEqual(await stored(path, staff));
    expect(
      (await ask('/api/topics/math-aa-sl', staff)).body.topics.map(({ topic_name }: { topic_name: string }) => topic_name),
    ).toContain('Renamed');
  });

  test('follows a commit on every replica', async () => {
    const replicas = await Promise.all([1, 2].map(startReplica));
    for (const replica of replicas) {
      const watch = watchBank({ url: api.config.DATABASE_URL, log });
      closing.push(() => watch.stop());
      cacheReads(replica.db, watch);
    }
    const seen = () =>
      Promise.all(
        replicas.flatMap((replica) =>
          [LIST, '/api/topics/math-aa-sl', `/api/questions/filters?${COURSE}`].map(async (path) =>
            (await fetch(replica.url + path, { headers: { authorization: `Bearer ${learner.token}` } })).json(),
          ),
        ),
      );
    const before = await seen();
    await api.db('questions').where('id', '<', 60).update({ visible: false });
    await api.db('topics').where({ slug: 'functions' }).update({ topic_name: 'Renamed as well' });
    const now = await Promise.all(
      [LIST, '/api/topics/math-aa-sl', `/api/questions/filters?${COURSE}`].map((path) => stored(path)),
    );
    expect(now).not.toEqual(before.slice(0, 3));
    await expect.poll(seen, { timeout: 30_000 }).toEqual([...now, ...now]);
  });
});

describe('kept reads', () => {
  const nameOf = (connection: Knex) => connection('subjects').where('slug', 'math-aa-sl').first('subject_name');

  test('do not keep a transaction from reading its own writes', async () => {
    const read = (connection: Knex) => readCached(connection, anybody, ['name'], () => nameOf(connection));
    const { subject_name } = await read(db);
    await expect(
      db.transaction(async (transaction) => {
        await transaction('subjects').where('slug', 'math-aa-sl').update({ subject_name: 'Other' });
        expect(await read(transaction)).toEqual({ subject_name: 'Other' });
        expect(await read(db)).toEqual({ subject_name });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
  });

  test('read all missing items together, and once for all waiting requests', async () => {
    const asked: number[][] = [];
    const each = (items: readonly number[]) =>
      readEachCached(db, anybody, {
        items,
        keyOf: (item) => ['doubled', item],
        read: async (missing) => {
          asked.push([...missing]);
          return new Map(missing.filter((item) => item !== 3).map((item) => [item, item * 2]));
        },
      });
    const [one, two] = await Promise.all([each([1, 2, 3, 1]), each([2, 4])]);
    expect([[...one], [...two]]).toEqual([
      [
        [1, 2],
        [2, 4],
      ],
      [
        [2, 4],
        [4, 8],
      ],
    ]);
    expect(asked).toEqual([[1, 2, 3], [4]]);
    await each([4, 3, 2]);
    expect(asked.slice(2)).toEqual([[3]]);
  });

  test('keep neither a failure nor nothing', async () => {
    const read = (answer: () => Promise<unknown>) => readCached<unknown>(db, anybody, ['something'], answer);
    await expect(read(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read(async () => null)).toBeNull();
    expect(await read(async () => 'up')).toBe('up');
    expect(await read(async () => 'again')).toBe('up');
  });

  test('do not cache what was read before a change', async () => {
    const during = async () => {
      change();
      return 'old';
    };
    expect(await readCached(db, anybody, ['something'], during)).toBe('old');
    expect(await readCached(db, anybody, ['something'], async () => 'new')).toBe('new');
  });

  test('take no more memory than they may', async () => {
    const small = {} as Knex;
    cacheReads(small, bank, 20_000);
    const read = (key: number) =>
      readCached(small, anybody, ['text', key], async () => `${key} ${'x'.repeat(800)} ${Math.max(...made)}`);
    const made: number[] = [];
    for (let key = 0; key < 40; key += 1) {
      made.push(key);
      await read(key);
    }
    expect(await read(39)).toMatch(/ 39$/);
    made.push(40);
    expect(await read(0)).toMatch(/ 40$/);
  });
});
