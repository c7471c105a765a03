/** Which tables a file of queries names: in SQL, and in calls of the query builder. */
import ts from 'typescript';

/**
 * What stands before a table in SQL. Statements here are put together from pieces (`SELECT ${COLUMNS} FROM topics t ${ABOVE}`), which no
 * parser of SQL reads one by one; these words say where a table comes in whichever piece it stands.
 */
const BEFORE_A_TABLE = new Set(['FROM', 'JOIN', 'INTO', 'UPDATE', 'USING', 'ONLY', 'TRUNCATE', 'TABLE']);
/** `IS DISTINCT FROM x`, `extract(day FROM x)`: no table follows. */
const NO_TABLE_AFTER = new Set([
  'DISTINCT FROM',
  'EPOCH FROM',
  'DAY FROM',
  'MONTH FROM',
  'YEAR FROM',
  'BOTH FROM',
  'LEADING FROM',
]);
/** What ends a list of tables with commas (`FROM tests t, test_questions e WHERE`). */
const END_OF_TABLES = new Set([
  'WHERE',
  'SELECT',
  'ON',
  'SET',
  'GROUP',
  'ORDER',
  'LIMIT',
  'RETURNING',
  'VALUES',
  'HAVING',
  'UNION',
  'WINDOW',
]);
/** Calls of the query builder whose first argument is a table; `db('tests')` has a plain name. */
const BUILDER_CALLS = /^(?:from|into|table|join|(?:left|right|inner|full|cross)(?:Outer)?Join|batchInsert|hasTable)$/;

const BUILDER_WRITES = /^(?:insert|update|del|delete|increment|decrement|upsert|truncate|batchInsert)$/;

/** The tables that a piece of source names, and those among them that it writes. */
export interface NamedTables {
  named: Set<string>;
  written: Set<string>;
}

/** What the source text of a TypeScript file does with `tables`, the names of the schema. */
export function tablesNamedIn(source: string, tables: ReadonlySet<string>): NamedTables {
  const found: NamedTables = { named: new Set(), written: new Set() };
  const take = ({ named, written }: NamedTables) => {
    for (const name of named) if (tables.has(name)) found.named.add(name);
    for (const name of written) if (tables.has(name)) found.written.add(name);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      take({ named: new Set(builderTable(node)), written: new Set(writtenByBuilder(node)) });
    }
    if (ts.isStringLiteralLike(node))
      take(isHandedOn(node.text) ? { named: new Set([node.text]), written: new Set() } : tablesOfSql(node.text));
    if (ts.isTemplateExpression(node)) {
      take(tablesOfSql([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ')));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('queries.ts', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS));
  return found;
}

/** `for (const table of ['study_runs', 'removed_topics']) db(table)`: a name of two words is hardly anything else. */
const isHandedOn = (text: string) => /^[a-z]+(?:_[a-z]+)+$/.test(text);

/** `db('tests').where(...).update(...)`: the table at the beginning of the chain. */
function writtenByBuilder({ expression, arguments: [first] }: ts.CallExpression): string[] {
  if (!ts.isPropertyAccessExpression(expression) || !BUILDER_WRITES.test(expression.name.text)) return [];
  if (expression.name.text === 'batchInsert') return first && ts.isStringLiteralLike(first) ? [first.text] : [];
  const tables: string[] = [];
  let link: ts.Expression = expression.expression;
  while (ts.isCallExpression(link)) {
    tables.push(...builderTable(link));
    if (!ts.isPropertyAccessExpression(link.expression)) break;
    link = link.expression.expression;
  }
  return tables.slice(-1);
}

function builderTable({ expression, arguments: [first] }: ts.CallExpression): string[] {
  if (first === undefined) return [];
  const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
  if (!ts.isIdentifier(expression) && !BUILDER_CALLS.test(called)) return [];
  const text = ts.isStringLiteralLike(first) ? first.text : ts.isObjectLiteralExpression(first) ? aliased(first) : '';
  return [text.split(' ')[0] ?? ''];
}

/** `db({ t: 'tests' })`. */
function aliased({ properties: [first] }: ts.ObjectLiteralExpression): string {
  return first && ts.isPropertyAssignment(first) && ts.isStringLiteralLike(first.initializer) ? first.initializer.text : '';
}

/** Names where SQL expects a table, but for those that the same text defines (`WITH name AS (`). */
export function tablesOfSql(sql: string): NamedTables {
  const words = sql
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, " '' ")
    .match(/[A-Za-z_][\w$]*|[(),;.]|[^\s\w]/g);
  const found: NamedTables = { named: new Set(), written: new Set() };
  if (words === null) return found;
  const defined = new Set(
    words.filter((_, at) => words[at + 1]?.toUpperCase() === 'AS' && /^\($|^MATERIALIZED$/i.test(words[at + 2] ?? '')),
  );
  // For each open bracket, whether a list of tables is being read in it.
  const listing = [false];
  words.forEach((word, at) => {
    const before = (words[at - 1] ?? '').toUpperCase();
    const upper = word.toUpperCase();
    if (word === '(') listing.push(false);
    else if (word === ')') listing.length > 1 && listing.pop();
    else if (BEFORE_A_TABLE.has(upper)) listing[listing.length - 1] = upper === 'FROM' || upper === 'USING';
    else if (END_OF_TABLES.has(upper)) listing[listing.length - 1] = false;
    else if (
      (BEFORE_A_TABLE.has(before) && !NO_TABLE_AFTER.has(`${(words[at - 2] ?? '').toUpperCase()} ${before}`)) ||
      (before === ',' && listing.at(-1))
    ) {
      if (words[at + 1] === '(' && before !== 'INTO') return;
      if (defined.has(word)) return;
      found.named.add(word);
      if (isWritten(before, words[at - 2])) found.written.add(word);
    }
  });
  return found;
}

function isWritten(before: string, earlier = ''): boolean {
  return (
    before === 'INTO' || before === 'TRUNCATE' || before === 'UPDATE' || (before === 'FROM' && earlier.toUpperCase() === 'DELETE')
  );
}
