import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

const never = new AbortController().signal;

test('returns the result of each, in order', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const second = async () => {
    resolve('first');
    return 2;
  };
  expect(await sideBySide<[string, number]>(never, [() => promise, second])).toEqual(['first', 2]);
});

test('the first that fails stops the others, and is thrown once they have ended', async () => {
  const ended: string[] = [];
  const other = async (signal: AbortSignal) => {
    await sleep(60_000, undefined, { signal }).catch(() => undefined);
    await Promise.resolve();
    ended.push('other');
    throw new Error('stopped');
  };
  const failing = async () => {
    throw new Error('no room');
  };
  await expect(sideBySide(never, [other, failing])).rejects.toThrow('no room');
  expect(ended).toEqual(['other']);
});

test('a stop from outside reaches all of them', async () => {
  const stop = new AbortController();
  const work = (signal: AbortSignal) => sleep(60_000, undefined, { signal });
  const both = sideBySide(stop.signal, [work, work]);
  stop.abort();
  await expect(both).rejects.toThrow('aborted');
});
