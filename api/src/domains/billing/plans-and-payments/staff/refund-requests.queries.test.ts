import { afterAll, expect, test } from 'vitest';
import { insertOrders } from '../../../../../test/faults/customers.ts';
import { createTestDatabase } from '../../../../../test/test-database.ts';
import { connectDatabase } from '../../../../db/connect.ts';
import { refundingOneAtATime } from './staff-orders.queries.ts';

const { db, url, drop } = await createTestDatabase();
const oneConnection = connectDatabase(url, { poolSize: 1 });
afterAll(async () => {
  await oneConnection.destroy();
  await drop();
});

test('a refund that ends leaves the lease of one that was asked for in the same millisecond alone', async () => {
  const [order] = await insertOrders(db, 1, 1);
  const id = order?.id ?? 0;
  const now = new Date();
  let second: Promise<unknown> = Promise.resolve();

  /** Requests the second refund after the first statement that releases the first one, and before its next. */
  async function askInBetween() {
    const held = await oneConnection.transaction();
    await new Promise<void>((begunOrRefused) => {
      const begin = async () => {
        begunOrRefused();
        await first;
      };
      second = refundingOneAtATime(db, id, now, begin).catch(begunOrRefused);
    });
    await held.rollback();
  }
  let between: Promise<void> = Promise.resolve();
  const first = refundingOneAtATime(oneConnection, id, now, async () => {
    oneConnection.once('query', () => {
      between = askInBetween();
    });
  });
  await first;
  await between;
  await second;
  expect(await db('refund_requests')).toEqual([]);
});
