import type { Knex } from 'knex';
import { afterAll, expect, test } from 'vitest';
import { insertOneSubject } from '../../test/one-subject.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { migrateDown, migrateUp } from './migrations.ts';

const { owner: db, drop } = await createTestDatabase();
afterAll(drop);

const backBeforeKeys = async () => {
  while (!(await db.schema.hasColumn('questions', 'numeric_answers'))) await migrateDown(db);
};

async function insertQuestion(inner: Knex, keys: object): Promise<number> {
  const { questionIds } = await insertOneSubject(inner);
  const [id = 0] = questionIds;
  await inner('questions').where({ id }).update(keys);
  return id;
}

test('old numbers become keys, and every key survives a migration down and up again', async () => {
  await backBeforeKeys();
  const old = [
    { part: 'a', value: 1.5, tolerance: 0.05, unit: 'm' },
    { value: 3, tolerance: 0 },
  ];
  const id = await insertQuestion(db, { numeric_answers: JSON.stringify(old) });
  await migrateUp(db);
  const keysNow = async () => (await db('questions').where({ id }).first('answer_keys')).answer_keys;
  const plain = [
    { kind: 'number', part: 'a', value: 1.5, tolerance: 0.05, unit: 'm' },
    { kind: 'number', part: '', value: 3, tolerance: 0 },
  ];
  expect(await keysNow()).toEqual(plain);

  await migrateDown(db);
  expect((await db('questions').where({ id }).first('numeric_answers')).numeric_answers).toEqual(old);
  await migrateUp(db);

  const edited = [
    { kind: 'expression', part: 'b', value: 'x^2', form: 'expanded' },
    { kind: 'number', part: 'a', value: 1.5, tolerance: 0.05, figures: 3 },
    ...plain,
  ];
  const version = { question_id: id, kind: 'edited', changed_at: new Date(), changed_fields: [] };
  for (const [index, answer_keys] of [plain, edited, []].entries()) {
    await db('question_versions').insert({ ...version, version: index + 1, content: JSON.stringify({ marks: 2, answer_keys }) });
  }
  await db('questions')
    .where({ id })
    .update({ answer_keys: JSON.stringify(edited) });
  const versionsNow = () => db('question_versions').where('question_id', id).orderBy('version').pluck('content');
  const before = await versionsNow();
  await migrateDown(db);
  expect(await versionsNow()).toEqual([{ marks: 2 }, { marks: 2 }, { marks: 2 }]);
  await migrateUp(db);
  expect(await keysNow()).toEqual(edited);
  expect(await versionsNow()).toEqual(before);
});
