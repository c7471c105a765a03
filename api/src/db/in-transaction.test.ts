import { expect, test } from 'vitest';
import { startTestApi } from '../../test/test-api.ts';
import { inConditionalTransaction, inTransaction, inTransactionWithoutRetry } from './in-transaction.ts';

const { db, signUp } = await startTestApi();

test('two that wait for each other both get through: the one that is broken off runs again', async () => {
  const [a, b] = [(await signUp()).user.id, (await signUp()).user.id];
  const both = Promise.withResolvers<void>();
  const one = Promise.withResolvers<void>();
  let holding = 0;
  let runs = 0;
  const take = async (first: number, second: number) => {
    const taken = await inTransaction(db, async (transaction) => {
      runs += 1;
      // Else the repeated run could take its row again before the one that waits for it is woken.
      if (runs > 2) await one.promise;
      await transaction('users').where('id', first).increment('role_id', 0);
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await transaction('users').where('id', second).increment('role_id', 0);
      return first;
    });
    one.resolve();
    return taken;
  };
  expect(await Promise.all([take(a, b), take(b, a)])).toEqual([a, b]);
  expect(runs).toBe(3);
});

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

test.each([
  ['gives up after three runs', deadlock, 3],
  ['does not repeat another failure', new Error('no'), 1],
])('%s', async (_, failure, expected) => {
  let runs = 0;
  const failing = inTransaction(db, async () => {
    runs += 1;
    throw failure;
  });
  await expect(failing).rejects.toBe(failure);
  expect(runs).toBe(expected);
});

test('leaves a part of a transaction to the whole', async () => {
  let [wholes, parts] = [0, 0];
  await inTransaction(db, async (whole) => {
    wholes += 1;
    await inTransaction(whole, async () => {
      parts += 1;
      if (parts === 1) throw deadlock;
    });
  });
  expect([wholes, parts]).toEqual([2, 2]);
});

test('runs what does more than write to the database once, whatever breaks it off', async () => {
  let runs = 0;
  const failing = inTransactionWithoutRetry(db, async () => {
    runs += 1;
    throw deadlock;
  });
  await expect(failing).rejects.toBe(deadlock);
  expect(runs).toBe(1);
});

test('keeps of a trial what it says is to be kept, and answers either way', async () => {
  const { id } = (await signUp()).user;
  const rename = (full_name: string, keep: boolean) =>
    inConditionalTransaction(db, async (transaction) => {
      await transaction('users').where({ id }).update({ full_name });
      return { keep, seen: await transaction('users').where({ id }).first('full_name') };
    });
  const nameNow = () => db('users').where({ id }).first('full_name');
  expect(await rename('Kept', true)).toEqual({ keep: true, seen: { full_name: 'Kept' } });
  expect(await rename('Undone', false)).toEqual({ keep: false, seen: { full_name: 'Undone' } });
  expect(await nameNow()).toEqual({ full_name: 'Kept' });
  const failing = inConditionalTransaction(db, async (transaction): Promise<{ keep: boolean }> => {
    await transaction('users').where({ id }).update({ full_name: 'Broken off' });
    throw deadlock;
  });
  await expect(failing).rejects.toBe(deadlock);
  expect(await nameNow()).toEqual({ full_name: 'Kept' });
});
