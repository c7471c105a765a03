import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { type TablesOfFile, tablesNamedIn, tablesOfSql } from './sql-tables.ts';
import { EXCEPTIONS, READ_BY_ALL, TABLES_OF, UNTOLD } from './table-owners.ts';

/** The tables that `api/schema.txt` has, which a test of the API holds against the migrations. */
const SCHEMA = new Set(readFileSync(join(ROOT, 'api/schema.txt'), 'utf8').match(/^[a-z_]+$/gm));
const OWNER = new Map(Object.entries(TABLES_OF).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

/**
 * Uses of other domains' tables, as `domain reads table` or `domain writes table`, and places whose table the file does
 * not show.
 */
function readQueries(): { uses: Set<string>; untold: string[] } {
  const uses = new Set<string>();
  const untold: string[] = [];
  for (const path of globSync('**/*{.queries,-sql}.ts', { cwd: join(ROOT, 'api/src') })) {
    const file = path.replaceAll('\\', '/');
    const domain = domainOf(file);
    const { named, written, unclear } = tablesNamedIn(readFileSync(join(ROOT, 'api/src', file), 'utf8'), SCHEMA);
    untold.push(...[...unclear].map((place) => `${file}: ${place}`));
    for (const table of new Set([...named, ...written])) {
      if (OWNER.get(table) === domain) continue;
      if (written.has(table)) uses.add(`${domain} writes ${table}`);
      else if (!READ_BY_ALL.includes(table)) uses.add(`${domain} reads ${table}`);
    }
  }
  // Write access includes read access.
  const needed = [...uses].filter((use) => !use.includes(' reads ') || !uses.has(use.replace(' reads ', ' writes ')));
  return { uses: new Set(needed), untold };
}

function domainOf(file: string): string {
  const [folder = '', name = '', part = ''] = file.split('/');
  return folder === 'domains' ? part : folder === 'adapters' ? `adapters/${name}` : folder;
}

const read = (source: string): TablesOfFile => tablesNamedIn(source, new Set(['tests', 'users', 'test_topics']));
const named = (source: string) => [...read(source).named].sort();
const written = (source: string) => [...read(source).written].sort();
const unclear = (source: string) => [...read(source).unclear];

describe('owners of tables', () => {
  const excepted = EXCEPTIONS.flatMap(({ domain, reads = [], writes = [] }) => [
    ...reads.map((table) => `${domain} reads ${table}`),
    ...writes.map((table) => `${domain} writes ${table}`),
  ]);

  it('has each table of the schema once', () => {
    expect(Object.values(TABLES_OF).flat().toSorted()).toEqual([...SCHEMA].toSorted());
  });

  const { uses, untold } = readQueries();

  it('finds no table of another domain in any query, but for the exceptions', () => {
    expect([...uses].filter((use) => !excepted.includes(use))).toEqual([]);
  });

  it('has no exception that nothing needs any more, none twice, and a reason for each', () => {
    expect(excepted.filter((use) => !uses.has(use))).toEqual([]);
    expect(new Set(excepted).size).toBe(excepted.length);
    for (const { reason } of [...EXCEPTIONS, ...UNTOLD]) expect(reason.length).toBeGreaterThan(40);
  });

  it('every file of queries shows which tables its variables name, but for the exceptions', () => {
    expect(untold.toSorted()).toEqual(UNTOLD.map(({ file, place }) => `${file}: ${place}`).toSorted());
  });
});

describe('tables that a source names', () => {
  it('reads calls of the query builder', () => {
    expect(named("db('tests as t').leftJoin('users as u', 'u.id', 't.user_id')")).toEqual(['tests', 'users']);
    expect(named("transaction({ t: 'tests' }).select('users.name')")).toEqual(['tests']);
    expect(named("addMark(db, 'test_topics')")).toEqual(['test_topics']);
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

  it('distinguishes writing from reading', () => {
    expect(written("'INSERT INTO tests (a) SELECT b FROM users'")).toEqual(['tests']);
    expect(written("'UPDATE tests SET a = 1 FROM users'")).toEqual(['tests']);
    expect(written("'DELETE FROM tests USING users'")).toEqual(['tests']);
    expect(written("'SELECT FROM tests FOR NO KEY UPDATE OF tests'")).toEqual([]);
    expect(written("db('tests').where({ id: db('users').select('id') }).update({ a: 1 })")).toEqual(['tests']);
    expect(written("db('tests').where(map.update(1)).first()")).toEqual([]);
    expect(written("const query = db('tests').where({ id }); await query.update({ a: 1 })")).toEqual(['tests']);
    expect(written("db.insert({ a: 1 }).into('tests')")).toEqual(['tests']);
    expect(written("db('tests').forUpdate().first('id')")).toEqual([]);
  });

  it('sees a table behind a part of a statement that is called like it', () => {
    expect(named("'WITH users AS (SELECT * FROM users) SELECT * FROM users'")).toEqual(['users']);
    expect(named("'SELECT * FROM (WITH users AS (SELECT 1) SELECT * FROM users) x JOIN users ON TRUE'")).toEqual(['users']);
    expect(named("'WITH RECURSIVE users AS (SELECT 1 UNION SELECT * FROM users) SELECT * FROM users'")).toEqual([]);
  });
});

describe('tables that a variable names', () => {
  const all = ['tests', 'users'];

  it.each([
    ['a list', "for (const table of ['tests', 'users']) await db(table).delete()"],
    [
      'a constant list',
      "const TABLES = ['tests', 'users'] as const; async () => { for (const table of TABLES) await db(table).delete(); }",
    ],
    ['a list of several', "const A = ['tests']; const ALL = [...A, 'users']; for (const table of ALL) db(table).delete()"],
    [
      'a list of pairs',
      "for (const [kind, { table }] of [['a', { table: 'tests' }], ['b', { table: 'users' }]]) db(table).delete()",
    ],
    ['a list that is mapped', "['tests', 'users'].filter(Boolean).map((table) => db(table).delete())"],
    [
      'the entries of an object',
      "const T: Fates = { tests: 'kept', users: 'gone' }; for (const [table, fate] of Object.entries(T)) db(table).delete()",
    ],
    ['its keys', 'const T = { tests: 1, users: 2 }; for (const table of Object.keys(T)) db(table).delete()'],
    ['its values', "const T = { a: 'tests', b: 'users' }; Object.values(T).forEach((table) => db(table).delete())"],
    ['any of its fields', "const T = { a: 'tests', b: 'users' } as const; const lock = (kind: string) => db(T[kind]).delete()"],
    [
      'the one or the other',
      "const first = (own: boolean) => { const table = own ? 'tests' : 'users'; return db(table).delete(); }",
    ],
    ['a type', "type Marks = 'tests' | 'users'; export const add = (db: Knex, table: Marks) => db(table).insert({})"],
    ['a type in place', "export const add = (db: Knex, { table }: { table: 'tests' | 'users' }) => db(table).insert({})"],
    [
      'the keys of an object as a type',
      'const P = { tests: [], users: [] }; export const f = (t: keyof typeof P) => db(t).delete()',
    ],
    [
      'the calls of a function of the file',
      "const clear = (table: string) => db(table).delete(); clear('tests'); clear('users')",
    ],
    ['the answers of a function of the file', "function of(a: A) { if (a) return 'tests'; return 'users'; } db(of(x)).delete()"],
    ['an alias', "const T = { a: 'tests as t', b: 'users' }; db({ t: T[kind] }).update({})"],
    ['a piece of SQL', `for (const table of ['tests', 'users']) await db.raw(\`DELETE FROM \${table} WHERE id = \${id}\`)`],
  ])('are those of %s', (_, source) => {
    expect({ named: named(source), written: written(source), unclear: unclear(source) }).toEqual({
      ...{ named: all, written: all, unclear: [] },
    });
  });

  it('are read where nothing writes them', () => {
    const source = "const T = { a: 'tests', b: 'users' }; transaction(T[kind]).where({ id }).forUpdate().first('id')";
    expect([named(source), written(source)]).toEqual([all, []]);
    const marked = `const marked = (table: string) => \`EXISTS (SELECT FROM \${table} m)\`; db.raw(\`SELECT \${marked('tests')}\`)`;
    expect([named(marked), written(marked), unclear(marked)]).toEqual([['tests'], [], []]);
  });

  it.each([
    ["export const clear = (db: Knex, table: string) => db(table).delete(); clear(db, 'tests')", 'table'],
    ['for (const { child } of await readReferences(db)) await db(child).first()', 'child'],
    ["import { TABLE } from './names.ts'; db(TABLE).delete()", 'TABLE'],
    ["let table = 'tests'; db(table).delete()", 'table'],
    ['const clear = (table: string) => db(table).delete(); names.forEach(clear)', 'table'],
    ["const T = { a: 'tests', [key]: other }; db(T[kind]).delete()", 'T[kind]'],
    ["const T = { a: 'tests', ...more }; for (const t of Object.values(T)) db(t).delete()", 't'],
    ['db.select().from(table)', 'table'],
    ['db.insert({}).into(table)', 'table'],
    ["db('tests').leftJoin({ o: other }, 'o.id', 'tests.id')", 'other'],
    [`(client: Knex) => client(\`\${kind}s\`)`, `\`\${kind}s\``],
    [`(table: string) => db.raw(\`SELECT 1 FROM tests t, \${table} u\`)`, 'table'],
    [`for (const kind of ['test']) db.raw(\`DELETE FROM \${kind}_topics\`)`, 'kind'],
    [`let table = 'tests'; db.raw(\`DELETE FROM \${table}\`)`, 'table'],
    ['const of = (db: Knex, kind: Kind) => db.config[kind]; db(of(db, kind)).delete()', 'of(db, kind)'],
    [`const of = (kind: Kind) => NAMES[kind]; db.raw(\`DELETE FROM \${of(kind)}\`)`, 'of(kind)'],
    [`db.raw(\`DELETE FROM ?? WHERE \${condition}\`, [table])`, `\`DELETE FROM ?? WHERE \${condition}\``],
    ["db.raw('DELETE FROM ' + table)", "'DELETE FROM '"],
    ["db.raw('DELETE FROM ??', [table])", "'DELETE FROM ??'"],
  ])('are reported if the file does not show them: %s', (source, place) => {
    expect(unclear(source)).toEqual([place]);
  });

  it('are no lists of words that name no table anywhere', () => {
    const words = "const KINDS = ['tests', 'users']; for (const kind of KINDS) say(kind, ['tests'].join(kind), Array.from(kind))";
    expect([named(words), unclear(words)]).toEqual([[], []]);
    expect(named("const COLUMNS = { tests: 'users' }; db.select(COLUMNS.tests).where(Object.keys(COLUMNS), 1)")).toEqual([]);
  });

  it('are none of a query in their place, nor of SQL of another file', () => {
    const queries = [
      "const paged = db('tests').limit(1); db.from(paged.as('p'))",
      "db('tests').join(function () { this.from('users') }, 'a', 'b')",
      "import { listed } from './listed.queries.ts'; db.from(listed(db, 1))",
      "const listed = (limit: number) => db('tests').limit(limit); db.from(listed(1))",
      'export const page = (db: Knex, listed: Knex.QueryBuilder) => db.from(listed)',
      `import { SHEETS } from './sheets.queries.ts'; db.raw(\`SELECT FROM tests JOIN \${SHEETS} s ON TRUE\`)`,
      `const SHEETS = '(SELECT * FROM tests)'; db.raw(\`SELECT FROM \${SHEETS} s\`)`,
      `function deep(n: number) { if (n) return deep(n - 1); return \`(SELECT \${n} FROM tests)\`; } db.raw(\`FROM \${deep(1)} d\`)`,
      `const some = (limit: number) => \`(SELECT * FROM tests LIMIT \${limit})\`; db.raw(\`SELECT FROM \${some(1)} s\`)`,
    ];
    expect(queries.flatMap(unclear)).toEqual([]);
  });
});
