import { connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { connectDatabase } from './connect.ts';
import { DatabaseWatch } from './database-watch.ts';
import { isDatabaseUnavailable } from './sqlstate.ts';

const database = await createTestDatabase();

/** A way to the database that can be stopped: connections are taken and kept, as a stopped PostgreSQL's system does, and nothing comes. */
const sockets = new Set<Socket>();
let frozen = false;
const way = createServer((from) => {
  const to = connect(Number(new URL(database.url).port), '127.0.0.1');
  for (const socket of [from, to]) {
    sockets.add(socket);
    socket.on('error', () => {});
    if (frozen) socket.pause();
  }
  from.on('data', (bytes) => to.write(bytes)).on('close', () => to.destroy());
  to.on('data', (bytes) => from.write(bytes)).on('close', () => from.destroy());
});
const setFrozen = (value: boolean) => {
  frozen = value;
  for (const socket of sockets) {
    if (value) socket.pause();
    else socket.resume();
  }
};
await new Promise<void>((listening) => way.listen(0, '127.0.0.1', listening));
const url = new URL(database.url);
url.port = String((way.address() as { port: number }).port);

const told: boolean[] = [];
const watch = new DatabaseWatch(url.href, { silentMs: 500, tell: (isFrozen) => told.push(isFrozen) });
const db = connectDatabase(url.href, { poolSize: 4, watch });
afterAll(async () => {
  setFrozen(false);
  watch.stop();
  await db.destroy();
  for (const socket of sockets) socket.destroy();
  way.close();
  await database.drop();
});

const ask = () =>
  db.raw('SELECT 1').then(
    () => 'answered',
    (error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : error),
  );

test('a database that is frozen is 503 to all who wait and all who come, and is found again by itself', async () => {
  expect(await Promise.all(Array.from({ length: 6 }, ask))).toEqual(Array(6).fill('answered'));
  setFrozen(true);
  const waiting = Array.from({ length: 20 }, ask);
  const changing = db.transaction((transaction) => transaction.raw('SELECT 1')).catch(isDatabaseUnavailable);
  await watch.look();
  expect(await Promise.all(waiting)).toEqual(Array(20).fill('unavailable'));
  expect(await changing).toBe(true);
  expect(await ask()).toBe('unavailable');
  expect([db.client.pool.numUsed(), db.client.pool.numPendingAcquires()]).toEqual([0, 0]);
  await watch.look();
  expect(await ask()).toBe('unavailable');

  setFrozen(false);
  await expect.poll(async () => watch.look().then(() => watch.isFrozen)).toBe(false);
  expect(await Promise.all(Array.from({ length: 6 }, ask))).toEqual(Array(6).fill('answered'));
  expect(told).toEqual([true, false]);
});

test('a database that refuses, or works on something long, is not frozen', async () => {
  const nobody = new DatabaseWatch('postgres://postgres@127.0.0.1:1/nothing', { silentMs: 20_000 });
  await nobody.look();
  expect(nobody.isFrozen).toBe(false);
  const lock = await db.transaction();
  await lock.raw('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
  const slow = db('users').count();
  const calm = new DatabaseWatch(url.href, { silentMs: 20_000 });
  await calm.look();
  expect(calm.isFrozen).toBe(false);
  calm.stop();
  await lock.rollback();
  expect(await slow).toHaveLength(1);
});
