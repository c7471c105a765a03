import { expect, test } from 'vitest';
import { insertOneSubject } from '../../../test/one-subject.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { applyDeferredUpdates, deferSearchUpdates } from './index.ts';

const api = await startTestApi();
const { questionIds } = await insertOneSubject(api.db);
const [first = 0, second = 0] = questionIds;

const bodyOf = async (id: number): Promise<string> =>
  (await api.db('search_documents').where({ kind: 'question', id }).first('body')).body;
const listed = async (id: number): Promise<boolean> =>
  (await api.db('search_documents').where({ kind: 'question', id }).first('listed')).listed;
const knows = async (word: string): Promise<boolean> => (await api.db('search_words').where({ word }).first()) !== undefined;

test('what a transaction with deferred search updates writes is found once they are applied', async () => {
  await api.db('questions').where('id', first).update({ questions_text: 'A zebra at once' });
  expect([await bodyOf(first), await knows('zebra')]).toEqual(['A zebra at once', true]);
  await api.db('search_changes').delete();
  await api.db.transaction(async (transaction) => {
    await deferSearchUpdates(transaction);
    await transaction('questions').where('id', first).update({ questions_text: 'An okapi later' });
  });
  expect([await bodyOf(first), await knows('okapi')]).toEqual(['A zebra at once', false]);
  expect(await applyDeferredUpdates(api.db)).toBe(1);
  expect([await bodyOf(first), await knows('okapi')]).toEqual(['An okapi later', true]);
  expect(await api.db('search_changes').select('kind', 'id')).toEqual([{ kind: 'question', id: first }]);
  expect(await applyDeferredUpdates(api.db)).toBe(0);
});

test('a rollback leaves no update waiting, and a deleted question none', async () => {
  const undone = api.db.transaction(async (transaction) => {
    await deferSearchUpdates(transaction);
    await transaction('questions').where('id', first).update({ questions_text: 'Never' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await api.db('search_waiting')).toEqual([]);
});

test('showing and hiding take effect at once, and read no text again', async () => {
  await api.db('search_documents').where({ kind: 'question', id: second }).update({ body: 'As it was' });
  await api.db('questions').where('id', second).update({ visible: false });
  expect([await listed(second), await bodyOf(second)]).toEqual([false, 'As it was']);
  await api.db('questions').where('id', second).update({ visible: true });
  expect(await listed(second)).toBe(true);
});
