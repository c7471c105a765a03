import type { QuestionFileRecordSource } from '@api/contract';
import { afterAll, expect, test } from 'vitest';
import { sampleRecords, withQuestionFile } from '../../test/sample-bank.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import {
  hasImportStarted,
  type ImportedPart,
  importNextPart,
  type PartOptions,
  TypesettingThreads,
} from '../domains/bank/questions/index.ts';
import { inStage } from './stages/stages.queries.ts';

/** A course with thirteen of its questions. */
const records = sampleRecords.filter((record) =>
  record.record === 'question'
    ? /^sample-math-aa-sl-\d-[1-4]$/.test(record.id)
    : !('subject' in record) || record.subject === 'math-aa-sl',
);
const questions = records.filter(({ record }) => record === 'question').length;
const changed = records.map((record) => (record.record === 'question' ? { ...record, hint: 'A new hint.' } : record));

const threads = new TypesettingThreads({ kept: true });
const databases: TestDatabase[] = [];
afterAll(() => Promise.all([threads[Symbol.asyncDispose](), ...databases.map((database) => database.drop())]));

async function emptyBank(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
}

type Asked = Partial<PartOptions> & { file?: readonly QuestionFileRecordSource[] };

const nextPart = ({ db }: TestDatabase, { file = records, ...options }: Asked = {}): Promise<ImportedPart> =>
  withQuestionFile(file, (path) =>
    inStage(db, (transaction) =>
      importNextPart(transaction, { name: 'bank', path }, { verified: true, threads, size: 5, ...options }),
    ),
  );

async function allParts(database: TestDatabase, asked?: Asked): Promise<number> {
  for (let parts = 1; ; parts += 1) if ((await nextPart(database, asked)).complete) return parts;
}

const isBegun = ({ db }: TestDatabase, file = records) =>
  withQuestionFile(file, (path) => hasImportStarted(db, { name: 'bank', path }));

/** Every row of the bank, ids included, without times of writing. */
async function bankOf({ db }: TestDatabase): Promise<Record<string, string>> {
  const tables = [
    'subjects',
    'topics',
    'questions',
    'question_topics',
    'answers',
    'mark_scheme_lines',
    'question_diagrams',
    'images',
  ];
  const entries = [...tables, 'former_topic_slugs', 'imported_files'].map(async (table) => {
    const row = `(to_jsonb(t) - 'created_at' - 'updated_at' - 'imported_at')::text`;
    const { rows } = await db.raw(`SELECT count(*), md5(string_agg(${row}, E'\\n' ORDER BY ${row})) AS sum FROM ${table} t`);
    return [table, `${rows[0].count} ${rows[0].sum}`] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const questionsIn = async ({ db }: TestDatabase) => (await db('questions').pluck('id')).length;

const atOnce = await emptyBank();
await nextPart(atOnce, { size: questions });

test('an empty bank filled in parts equals one filled at once, and a further run adds nothing', async () => {
  const database = await emptyBank();
  expect(await isBegun(database)).toBe(false);
  const { complete } = await nextPart(database);
  expect([complete, await questionsIn(database), await isBegun(database)]).toEqual([false, 5, true]);
  expect(await allParts(database)).toBe(Math.ceil(questions / 5) - 1);
  expect(await bankOf(database)).toEqual(await bankOf(atOnce));
  expect(await nextPart(database)).toEqual({ result: null, complete: true });
});

test('a file whose questions fill the last part exactly ends with it', async () => {
  expect(await allParts(await emptyBank(), { size: questions / 2 })).toBe(2);
});

test('reports how many of all questions are read, those of earlier parts included', async () => {
  const database = await emptyBank();
  await nextPart(database);
  const told: number[][] = [];
  await nextPart(database, { onQuestion: (...numbers) => void told.push(numbers) });
  expect(told).toEqual([6, 7, 8, 9, 10].map((read) => [read, questions]));
});

test('a part that is rolled back is read once more', async () => {
  const database = await emptyBank();
  await nextPart(database);
  const told = () => {
    throw new Error('ended');
  };
  await expect(nextPart(database, { onQuestion: told })).rejects.toThrow('ended');
  expect(await questionsIn(database)).toBe(5);
  await allParts(database);
  expect(await bankOf(database)).toEqual(await bankOf(atOnce));
});

test('two processes fill an empty bank as one does', async () => {
  const database = await emptyBank();
  await Promise.all([allParts(database), allParts(database)]);
  expect(await bankOf(database)).toEqual(await bankOf(atOnce));
});

test('a partly filled bank follows a changed file in one run', async () => {
  const database = await emptyBank();
  await nextPart(database);
  expect(await isBegun(database, changed)).toBe(false);
  const { result, complete } = await nextPart(database, { file: changed });
  expect([complete, result?.questions]).toEqual([true, { inserted: questions - 5, updated: 5, kept: 0 }]);
});

test('a later part with a misplaced question leaves earlier parts in place, and the error names its line', async () => {
  const database = await emptyBank();
  const broken = records.map((record, index) =>
    record.record === 'question' && index === records.length - 1 ? { ...record, topic: 'no-such-topic' } : record,
  );
  const reading = allParts(database, { file: broken, size: questions - 2 });
  await expect(reading).rejects.toThrow(`line ${records.length} topic: There is no topic no-such-topic in math-aa-sl`);
  expect(await questionsIn(database)).toBe(questions - 2);
});
