import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { type NamedTables, tablesNamedIn, tablesOfSql } from './sql-tables.ts';
import { EXCEPTIONS, READ_BY_ALL, TABLES_OF } from './table-owners.ts';

/** The tables that `api/schema.txt` has, which a test of the API holds against the migrations. */
const SCHEMA = new Set(readFileSync(join(ROOT, 'api/schema.txt'), 'utf8').match(/^[a-z_]+$/gm));
const OWNER = new Map(Object.entries(TABLES_OF).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

/** A use of another's table, as `domain reads table` or `domain writes table`. */
function foreignUses(): Set<string> {
  const uses = new Set<string>();
  for (const file of globSync('src/**/*{.queries,-sql}.ts', { cwd: join(ROOT, 'api') })) {
    const domain = domainOf(file.replaceAll('\\', '/'));
    const { named, written } = tablesNamedIn(readFileSync(join(ROOT, 'api', file), 'utf8'), SCHEMA);
    for (const table of named) {
      if (OWNER.get(table) === domain) continue;
      if (written.has(table)) uses.add(`${domain} writes ${table}`);
      else if (!READ_BY_ALL.includes(table)) uses.add(`${domain} reads ${table}`);
    }
  }
  // Whoever may write a table may read it too.
  return new Set([...uses].filter((use) => !use.includes(' reads ') || !uses.has(use.replace(' reads ', ' writes '))));
}

function domainOf(file: string): string {
  const [, folder = '', name = ''] = file.split('/');
  return folder === 'domains' ? name : folder === 'adapters' ? `adapters/${name}` : folder;
}

const read = (source: string): NamedTables => tablesNamedIn(source, new Set(['tests', 'users', 'test_topics']));
const named = (source: string) => [...read(source).named].sort();
const written = (source: string) => [...read(source).written].sort();

describe('owners of tables', () => {
  const excepted = EXCEPTIONS.flatMap(({ domain, reads = [], writes = [] }) => [
    ...reads.map((table) => `${domain} reads ${table}`),
    ...writes.map((table) => `${domain} writes ${table}`),
  ]);

  it('has each table of the schema once', () => {
    expect(Object.values(TABLES_OF).flat().toSorted()).toEqual([...SCHEMA].toSorted());
  });

  it('finds no table of another domain in any query, but for the exceptions', () => {
    expect([...foreignUses()].filter((use) => !excepted.includes(use))).toEqual([]);
  });

  it('has no exception that nothing needs any more, none twice, and a reason for each', () => {
    const uses = foreignUses();

    expect(excepted.filter((use) => !uses.has(use))).toEqual([]);
    expect(new Set(excepted).size).toBe(excepted.length);
    for (const { reason } of EXCEPTIONS) expect(reason.length).toBeGreaterThan(40);
  });
});

describe('tables that a source names', () => {
  it('reads calls of the query builder', () => {
    expect(named("db('tests as t').leftJoin('users as u', 'u.id', 't.user_id')")).toEqual(['tests', 'users']);
    expect(named("transaction({ t: 'tests' }).select('users.name')")).toEqual(['tests']);
    expect(named("for (const table of ['test_topics']) await db(table).delete()")).toEqual(['test_topics']);
    expect(named("say('tests'.length); row.users('x')")).toEqual([]);
  });

  it('reads SQL in pieces', () => {
    expect(named(`db.raw(\`SELECT \${x} FROM tests t, users u \${y} WHERE 1 = ANY (SELECT 1 FROM test_topics)\`)`)).toEqual([
      ...['test_topics', 'tests', 'users'],
    ]);
    expect(named("const ABOVE = 'LEFT JOIN users u ON u.id = t.user_id'")).toEqual(['users']);
  });

  it('takes no column, alias, comment, text or own name of a statement for a table', () => {
    expect(named("'SELECT tests, users FROM x WHERE a IS DISTINCT FROM users'")).toEqual([]);
    expect(named("'WITH users AS (SELECT 1) SELECT * FROM users'")).toEqual([]);
    expect(named("`SELECT ' FROM tests' -- FROM users\n FROM x`")).toEqual([]);
    expect([...tablesOfSql('SELECT max(x) FROM a, b ORDER BY tests, users').named]).toEqual(['a', 'b']);
  });

  it('tells writing from reading', () => {
    expect(written("'INSERT INTO tests (a) SELECT b FROM users'")).toEqual(['tests']);
    expect(written("'UPDATE tests SET a = 1 FROM users'")).toEqual(['tests']);
    expect(written("'DELETE FROM tests USING users'")).toEqual(['tests']);
    expect(written("'SELECT FROM tests FOR NO KEY UPDATE OF tests'")).toEqual([]);
    expect(written("db('tests').where({ id: db('users').select('id') }).update({ a: 1 })")).toEqual(['tests']);
    expect(written("db('tests').where(map.update(1)).first()")).toEqual([]);
  });
});
