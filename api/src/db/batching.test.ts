import { expect, test } from 'vitest';
import { Batcher } from './batching.ts';

const settled = () => new Promise(setImmediate);

/** Items whose batches end when the test says so; a `broken` one makes its batch fail. */
function start({ broken = [], error = new Error('broken') }: { broken?: string[]; error?: Error } = {}) {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const run = async (items: readonly string[]) => {
    begun.push(items.join());
    await new Promise<void>((resolve) => finish.push(resolve));
    if (items.some((item) => broken.includes(item))) throw error;
    return items.map((item) => `${item}!`);
  };
  const batcher = new Batcher(run, { maxConcurrentBatches: 2, maxBatchSize: 3 });
  const done = [...'abcdefg'].map((item) => batcher.add(item));
  const finishAll = async () => {
    while (finish.length > 0) {
      finish.shift()?.();
      await settled();
    }
  };
  return { begun, done, finishAll };
}

test('an item starts at once while few batches run, and later ones share a batch, each with its own result', async () => {
  const { begun, done, finishAll } = start();
  expect(begun).toEqual(['a', 'b']);
  await finishAll();
  expect(begun).toEqual(['a', 'b', 'c,d,e', 'f,g']);
  expect(await Promise.all(done)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!', 'f!', 'g!']);
});

test('of a batch that fails each item is run alone, and only the broken one fails', async () => {
  const { begun, done, finishAll } = start({ broken: ['d'] });
  const outcomes = Promise.allSettled(done);
  await finishAll();
  expect(begun).toEqual(['a', 'b', 'c,d,e', 'f,g', 'c', 'd', 'e']);
  expect((await outcomes).map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true, true]);
});

test('where the database is away no item is tried again', async () => {
  const error = Object.assign(new Error('Connection terminated'), { code: '57P01' });
  const { begun, done, finishAll } = start({ broken: ['d'], error });
  const outcomes = Promise.allSettled(done);
  await finishAll();
  expect(begun).toEqual(['a', 'b', 'c,d,e', 'f,g']);
  expect((await outcomes).map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, false, false, true, true]);
});
