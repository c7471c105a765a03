import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import type { Mail } from '../adapters/mail/index.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { deliverDueMails } from './deliver-mail.ts';
import { orderMail } from './mail-orders.queries.ts';

const database = await createTestDatabase();
const replica = connectDatabase(database.url, { poolSize: 4 });
afterAll(async () => {
  await replica.destroy();
  await database.drop();
});

const now = new Date('2026-11-21T09:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
let sent: Mail[] = [];
let down = false;
const mailer = {
  async send(mail: Mail) {
    if (down) throw new Error('451 try again later');
    sent.push(mail);
  },
  async close() {},
};
const services = (db = database.db) => ({
  db,
  config: readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url }),
  log: pino({ level: 'silent' }),
  mailer,
  composers: {
    hello: async () => ({ subject: 'Hello', text: 'Hi', html: '<p>Hi' }),
    nothing: async () => null,
    broken: async () => {
      throw new Error('cannot be written');
    },
    writes: async (_: unknown, { db: inner }: { db: typeof database.db }) => {
      await inner('rate_limits').insert({ key: 'made for the mail', points: 1, expires_at: now });
      return { subject: 's', text: 't', html: 'h' };
    },
  },
});

beforeEach(async () => {
  sent = [];
  down = false;
  await database.db('mail_orders').delete();
});

test('sends each order once, oldest first', async () => {
  for (const address of ['a@example.com', 'b@example.com']) await orderMail(database.db, { kind: 'hello', address }, now);
  expect(await deliverDueMails(services(), now)).toBe(2);
  expect(await deliverDueMails(services(), now)).toBe(0);
  expect(sent.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com']);
  expect(await database.db('mail_orders')).toEqual([]);
});

test('sends each mail once when two replicas are at it', async () => {
  for (let index = 0; index < 20; index += 1) {
    await orderMail(database.db, { kind: 'hello', address: `${index}@example.com` }, now);
  }
  await Promise.all([deliverDueMails(services(), now), deliverDueMails(services(replica), now)]);
  expect(sent).toHaveLength(20);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(20);
});

test('retries with growing delays, and rolls back what was written for a failed mail', async () => {
  down = true;
  await orderMail(database.db, { kind: 'writes', address: 'a@example.com' }, now);
  await deliverDueMails(services(), now);
  expect(await database.db('rate_limits')).toEqual([]);
  expect(await deliverDueMails(services(), after(29))).toBe(0);
  expect(await deliverDueMails(services(), after(30))).toBe(1);
  expect(await deliverDueMails(services(), after(89))).toBe(0);
  down = false;
  expect(await deliverDueMails(services(), after(90))).toBe(1);
  expect(sent).toHaveLength(1);
  expect(await database.db('rate_limits')).toHaveLength(1);
});

test('gives a mail up in the end, and keeps why', async () => {
  await orderMail(database.db, { kind: 'unheard-of', address: 'a@example.com' }, now);
  let tries = 0;
  for (let hour = 0; hour < 200; hour += 1) tries += await deliverDueMails(services(), after(hour * 3600));
  expect(tries).toBe(20);
  expect(await database.db('mail_orders').first()).toMatchObject({
    due_at: null,
    attempts: 20,
    last_error: 'No composer for mails of kind unheard-of',
  });
});

test('one mail that cannot be written keeps no other back', async () => {
  for (const kind of ['broken', 'nothing', 'hello']) await orderMail(database.db, { kind, address: 'a@example.com' }, now);
  await deliverDueMails(services(), now);
  expect(sent).toHaveLength(1);
  expect(await database.db('mail_orders').pluck('kind')).toEqual(['broken']);
});
