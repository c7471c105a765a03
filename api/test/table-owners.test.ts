import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contexts } from '../src/contexts.ts';

const API = join(import.meta.dirname, '..');
/** The tables that `schema.txt` has, which another test compares with the migrations. */
const SCHEMA = new Set(readFileSync(join(API, 'schema.txt'), 'utf8').match(/^[a-z_]+$/gm));
const OWNERS = new Map(Object.entries(contexts).flatMap(([name, { tables }]) => tables.map((table) => [table, name])));

/** Writers of other contexts' tables, and why they may. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The demonstration has a past, and no call makes rows of last month.
  seed: ['blog_posts', 'completed_question', 'doubts', 'pinned_question', 'reports', 'user_question'],
  // Previews of mails run the templates on rows that are rolled back with their transaction.
  jobs: [
    ...['class_assignments', 'class_invitations', 'class_members', 'classes', 'contact_messages', 'contact_replies'],
    ...['corrections', 'doubts', 'mail_subscriptions', 'progress_links', 'reports', 'test_corrections', 'tests', 'users'],
  ],
  // A deleted topic's rows go to its successor in one transaction.
  bank: ['test_topics'],
};

/** Folders of `api/src` that work for all contexts and write their own few tables. */
const PLATFORM = ['adapters', 'http', 'mail-outbox'];

const WRITES = [
  /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE)\s+(?:ONLY\s+)?(\w+)/g,
  // `db('tests').where(...).update(...)`, up to the end of the statement.
  /\(\s*(?:\{\s*\w+:\s*)?'(\w+)(?: as \w+)?'\s*\}?\s*\)(?:(?!;\n)[\s\S])*?\.(?:insert|update|del|delete|increment|decrement|truncate)\(/g,
  /\.(?:into|batchInsert)\('(\w+)'/g,
];
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--).*$/gm;

function tablesWrittenIn(source: string): string[] {
  const code = source.replace(COMMENT, ' ');
  return WRITES.flatMap((pattern) => [...code.matchAll(pattern)].map(([, table = '']) => table)).filter((table) =>
    SCHEMA.has(table),
  );
}

test('every table belongs to one context', () => {
  expect(
    Object.values(contexts)
      .flatMap(({ tables }) => tables)
      .toSorted(),
  ).toEqual([...SCHEMA].toSorted());
});

test.each([
  ["'INSERT INTO tests (a) SELECT b FROM users'", ['tests']],
  ["'SELECT FROM tests FOR NO KEY UPDATE OF tests'", []],
  ["await db('tests').first();\nawait db('users').where({ a: 1 }).del();", ['users']],
  ["db.insert({ a: 1 }).into('tests')", ['tests']],
])('writes of %s', (source, written) => {
  expect(tablesWrittenIn(source)).toEqual(written);
});

test('only its context writes a table, but for the exceptions, each of which is needed', () => {
  const foreign = new Set<string>();
  for (const file of globSync('src/**/*{.queries,-sql}.ts', { cwd: API })) {
    const [, folder = '', context = ''] = file.replaceAll('\\', '/').split('/');
    const writer = folder === 'domains' ? context : folder;
    for (const table of tablesWrittenIn(readFileSync(join(API, file), 'utf8'))) {
      if (OWNERS.get(table) !== writer && !PLATFORM.includes(writer)) foreign.add(`${writer} writes ${table}`);
    }
  }
  const excepted = Object.entries(EXCEPTIONS).flatMap(([writer, tables]) => tables.map((table) => `${writer} writes ${table}`));
  expect([...foreign].toSorted()).toEqual(excepted.toSorted());
});
