import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { EXCEPTIONS, READ_BY_ALL, TABLES_OF } from './table-owners.ts';
import { tablesUsedIn } from './table-uses.ts';

/** The tables that `api/schema.txt` has, which a test of the API holds against the migrations. */
const SCHEMA = new Set(readFileSync(join(ROOT, 'api/schema.txt'), 'utf8').match(/^[a-z_]+$/gm));
const OWNER = new Map(Object.entries(TABLES_OF).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

/** Uses of other domains' tables, as `domain reads table` or `domain writes table`. */
function readUses(): Set<string> {
  const uses = new Set<string>();
  for (const path of globSync('**/*{.queries,-sql}.ts', { cwd: join(ROOT, 'api/src') })) {
    const file = path.replaceAll('\\', '/');
    const domain = domainOf(file);
    const { named, written } = tablesUsedIn(readFileSync(join(ROOT, 'api/src', file), 'utf8'), SCHEMA);
    for (const table of new Set([...named, ...written])) {
      if (OWNER.get(table) === domain) continue;
      if (written.has(table)) uses.add(`${domain} writes ${table}`);
      else if (!READ_BY_ALL.includes(table)) uses.add(`${domain} reads ${table}`);
    }
  }
  return uses;
}

function domainOf(file: string): string {
  const [folder = '', name = '', part = ''] = file.split('/');
  return folder === 'domains' ? part : folder === 'adapters' ? `adapters/${name}` : folder;
}

describe('owners of tables', () => {
  const uses = readUses();
  const reads = EXCEPTIONS.flatMap(({ domain, reads: tables = [] }) => tables.map((table) => `${domain} reads ${table}`));
  const writes = EXCEPTIONS.flatMap(({ domain, writes: tables = [] }) => tables.map((table) => `${domain} writes ${table}`));
  const asRead = (use: string) => use.replace(' writes ', ' reads ');

  it('has each table of the schema once', () => {
    expect(Object.values(TABLES_OF).flat().toSorted()).toEqual([...SCHEMA].toSorted());
  });

  it('finds no table of another domain in any query, but for the exceptions', () => {
    // Write access includes read access.
    const allowed = new Set([...reads, ...writes, ...writes.map(asRead)]);
    expect([...uses].filter((use) => !allowed.has(use))).toEqual([]);
  });

  it('has no exception that nothing needs any more, none twice, and a reason for each', () => {
    const needed = new Set([...uses].map(asRead));
    expect([...reads, ...writes].filter((use) => !needed.has(asRead(use)))).toEqual([]);
    expect(new Set([...reads, ...writes]).size).toBe(reads.length + writes.length);
    for (const { reason } of EXCEPTIONS) expect(reason.length).toBeGreaterThan(40);
  });
});

describe('the tables that a source uses', () => {
  const uses = (source: string) => {
    const { named, written } = tablesUsedIn(source, new Set(['tests', 'users', 'test_topics']));
    return [[...named].sort(), [...written].sort()];
  };

  it.each([
    ["db('tests as t').leftJoin('users as u', 'u.id', 't.user_id')", ['tests', 'users'], []],
    ["transaction({ t: 'tests' }).select('users.name')", ['tests'], []],
    ["addMark(db, 'test_topics')", ['test_topics'], []],
    ["say('tests'.length); row.users('x')", [], []],
    [`SELECT \${x} FROM tests t, users u \${y} WHERE 1 = ANY (SELECT 1 FROM test_topics)`, ['test_topics', 'tests', 'users'], []],
    ["'SELECT tests, users FROM x ORDER BY tests, users'", [], []],
    ['// Reads FROM tests.\n/* and FROM users */', [], []],
    ["'INSERT INTO tests (a) SELECT b FROM users'", ['tests', 'users'], ['tests']],
    ["'UPDATE tests SET a = 1 FROM users'", ['tests', 'users'], ['tests']],
    ["'SELECT FROM tests FOR NO KEY UPDATE OF tests'", ['tests'], []],
    ["db('tests').where({ a: 1 })\n  .update({ a: 1 });", ['tests'], ['tests']],
    ["await db('tests').first();\nawait db('users').where({ a: 1 }).del();", ['tests', 'users'], ['users']],
    ["db('tests').forUpdate().first('id')", ['tests'], []],
    ["db.insert({ a: 1 }).into('tests')", ['tests'], ['tests']],
    ["for (const table of ['tests', 'users']) await db(table).delete()", ['tests', 'users'], []],
    [`const FATES = {\n  tests: 'kept',\n}; sql(\`DELETE FROM \${table}\`)`, ['tests'], []],
  ])('%s', (source, named, written) => {
    expect(uses(source)).toEqual([named, written]);
  });
});
