import { expect, test } from 'vitest';
import { Together } from './together.ts';

const settled = () => new Promise(setImmediate);

/** Items that are done when the test says so; `broken` ones make whatever they are in fail. */
function start({ broken = [], error = new Error('broken') }: { broken?: string[]; error?: Error } = {}) {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const run = async (items: readonly string[]) => {
    begun.push(items.join());
    await new Promise<void>((resolve) => finish.push(resolve));
    if (items.some((item) => broken.includes(item))) throw error;
    return items.map((item) => `${item}!`);
  };
  const together = new Together(run, { mostRunning: 2, mostTogether: 3 });
  const done = [...'abcdefg'].map((item) => together.do(item));
  const finishAll = async () => {
    while (finish.length > 0) {
      finish.shift()?.();
      await settled();
    }
  };
  return { begun, done, finishAll };
}

test('an item begins at once while few run, and what comes meanwhile goes together, each with its own result', async () => {
  const { begun, done, finishAll } = start();
  expect(begun).toEqual(['a', 'b']);
  await finishAll();
  expect(begun).toEqual(['a', 'b', 'c,d,e', 'f,g']);
  expect(await Promise.all(done)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!', 'f!', 'g!']);
});

test('of several that fail together each is done alone, and only the broken one fails', async () => {
  const { begun, done, finishAll } = start({ broken: ['d'] });
  const outcomes = Promise.allSettled(done);
  await finishAll();
  expect(begun).toEqual(['a', 'b', 'c,d,e', 'f,g', 'c', 'd', 'e']);
  expect((await outcomes).map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true, true]);
});

test('where the database is away nothing is tried again', async () => {
  const error = Object.assign(new Error('Connection terminated'), { code: '57P01' });
  const { begun, done, finishAll } = start({ broken: ['d'], error });
  const outcomes = Promise.allSettled(done);
  await finishAll();
  expect(begun).toEqual(['a', 'b', 'c,d,e', 'f,g']);
  expect((await outcomes).map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, false, false, true, true]);
});
