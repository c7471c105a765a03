/** Which tables a file of queries names: in SQL, and in calls of the query builder. */
import ts from 'typescript';
import { answersOf, calledFunction, declarationOf, isConstant, unwrapped, valuesOf } from './literal-values.ts';

/**
 * The words before a table in SQL. Statements here are concatenated from pieces (`SELECT ${COLUMNS} FROM topics t
 * ${ABOVE}`), which no SQL parser reads one by one; these words show a table in any piece.
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
/** What connections and transactions are called where no type says that they are some. */
const CONNECTIONS = /^(?:db|knex|trx|transaction|connection)$/;
/** `.forUpdate()` is not a write, as `FOR UPDATE` is none in SQL: it locks and changes nothing. */
const BUILDER_WRITES = /^(?:insert|update|del|delete|increment|decrement|upsert|truncate)$/;

/** Where a text leaves its table to a binding for names, or to what is added to its end. */
const LEFT_OPEN = /\b(?:(?:FROM|JOIN|INTO|UPDATE|USING|TRUNCATE|TABLE)\s+(?:\?\?|:\w+:)|(?:FROM|JOIN|INTO|TRUNCATE)\s*$)/;

/** The tables that a piece of source names, and those among them that it writes. */
export interface NamedTables {
  named: Set<string>;
  written: Set<string>;
}

/** The same of a whole file. */
export interface TablesOfFile extends NamedTables {
  /** Expressions in a table's place whose tables the file does not show. */
  unclear: Set<string>;
}

/** The uses of `tables`, the names of the schema, in the source text of a TypeScript file. */
export function tablesNamedIn(source: string, tables: ReadonlySet<string>): TablesOfFile {
  const found: TablesOfFile = { named: new Set(), written: new Set(), unclear: new Set() };
  const take = (kind: keyof NamedTables, names: Iterable<string>) => {
    for (const name of names) if (tables.has(name)) found[kind].add(name);
  };
  const takeSql = (sql: string) => {
    const { named, written } = tablesOfSql(sql);
    take('named', named);
    take('written', written);
  };
  const resolve = (kind: 'named' | 'written', place: ts.Expression, names: string[] | null) => {
    if (names === null) found.unclear.add(place.getText().replace(/\s+/g, ' '));
    take('named', names ?? []);
    if (kind === 'written') take('written', names ?? []);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      for (const place of builderTables(node)) resolve('named', place, builderNames(place));
      for (const place of writtenByBuilder(node)) resolve('written', place, builderNames(place));
    }
    if (ts.isStringLiteralLike(node)) {
      if (isHandedOn(node.text)) take('named', [node.text]);
      else takeSql(node.text);
      if (LEFT_OPEN.test(node.text)) found.unclear.add(node.getText());
    }
    if (ts.isTemplateExpression(node)) {
      takeSql([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? '));
      if (LEFT_OPEN.test(withMarks(node))) found.unclear.add(node.getText());
      for (const { kind, place, isWhole } of tablesOfSpans(node)) resolve(kind, place, isWhole ? sqlNames(place) : null);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('queries.ts', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS));
  return found;
}

/** `addMark(db, 'pinned_question')`: a name of two words is hardly anything else, and where it goes may be another file. One word may mean all sorts. */
const isHandedOn = (text: string) => /^[a-z]+(?:_[a-z]+)+$/.test(text);

/** `db('tests').where(...).update(...)`: the table at the beginning of the chain, be it begun a statement earlier. */
function writtenByBuilder(call: ts.CallExpression): ts.Expression[] {
  if (!ts.isPropertyAccessExpression(call.expression)) return [];
  const { name, expression: owner } = call.expression;
  if (name.text === 'batchInsert' || name.text === 'into') return builderTables(call);
  if (!BUILDER_WRITES.test(name.text)) return [];
  let tables: ts.Expression[] = [];
  for (let link: ts.Expression | undefined = owner; link !== undefined; ) {
    if (ts.isIdentifier(link)) link = initializerOf(link);
    else if (ts.isCallExpression(link)) {
      const here = builderTables(link);
      if (here.length > 0) tables = here;
      link = ts.isPropertyAccessExpression(link.expression) ? link.expression.expression : undefined;
    } else link = undefined;
  }
  return tables;
}

/** The table argument of a query builder call. */
function builderTables({ expression: called, arguments: { 0: first, length } }: ts.CallExpression): ts.Expression[] {
  if (first === undefined) return [];
  if (ts.isIdentifier(called) && !isConnection(called)) return ts.isStringLiteralLike(first) ? [first] : [];
  if (ts.isPropertyAccessExpression(called)) {
    const { name, expression: owner } = called;
    if (!BUILDER_CALLS.test(name.text)) return [];
    // `Array.from(rows)` and `names.join(separator)` are no queries: one of those joins something on something.
    if ((name.text === 'from' && ts.isIdentifier(owner) && /^[A-Z]/.test(owner.text)) || (name.text === 'join' && length < 2))
      return [];
  } else if (!ts.isIdentifier(called)) return [];
  if (ts.isArrowFunction(first) || ts.isFunctionExpression(first)) return [];
  return ts.isObjectLiteralExpression(first) ? first.properties.map(aliased) : [first];
}

/** `db({ t: 'tests' })`. */
const aliased = (property: ts.ObjectLiteralElementLike): ts.Expression =>
  ts.isPropertyAssignment(property) ? property.initializer : ((property.name ?? property) as ts.Expression);

/**
 * The tables in such a place, null if the file does not show them; none for a subquery, which is read where it is
 * built.
 */
function builderNames(place: ts.Expression): string[] | null {
  return isQuery(place) ? [] : textsOf(place, (text) => text.split(' ')[0] ?? '');
}

function textsOf(place: ts.Expression, nameOf: (text: string) => string): string[] | null {
  const values = valuesOf(place);
  return values?.every((value) => typeof value === 'string') ? values.map(nameOf) : null;
}

function isConnection(name: ts.Identifier): boolean {
  return CONNECTIONS.test(name.text) || /^Knex(?:\.Transaction)?$/.test(typeOf(name));
}

/** `db('tests').where(...)`, `db.raw(...)`, `listed(db, ...)`, and a name that one of these was given. */
function isQuery(expression: ts.Expression): boolean {
  const node = unwrapped(expression);
  if (ts.isIdentifier(node)) {
    const initializer = initializerOf(node);
    return /^Knex\.(?:QueryBuilder|Raw)\b/.test(typeOf(node)) || (initializer !== undefined && isQuery(initializer));
  }
  if (!ts.isCallExpression(node)) return false;
  if (ts.isIdentifier(node.expression)) {
    const isGivenOne = node.arguments.some((given) => ts.isIdentifier(given) && isConnection(given));
    return isConnection(node.expression) || (isImported(node.expression) && isGivenOne) || answersAre(isQuery, node);
  }
  if (!ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: owner } = node.expression;
  return (ts.isIdentifier(owner) && isConnection(owner)) || isQuery(owner);
}

function typeOf(name: ts.Identifier): string {
  const declared = declarationOf(name);
  return declared && ts.isParameter(declared) ? (declared.type?.getText() ?? '') : '';
}

/** The initial value of a name. */
function initializerOf(name: ts.Identifier): ts.Expression | undefined {
  const declared = declarationOf(name);
  return declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
}

/** A placeholder for a piece of a text, in the form of a name that no table has. */
const mark = (at: number) => `T$${at}$`;

const withMarks = ({ head, templateSpans }: ts.TemplateExpression): string =>
  templateSpans.reduce((text, { literal }, at) => `${text}${mark(at)}${literal.text}`, head.text);

/** `FROM ${table}`: the pieces of a text in a table's place; `isWhole` if such a piece is the whole name. */
function* tablesOfSpans(template: ts.TemplateExpression) {
  const { named, written } = tablesOfSql(withMarks(template));
  for (const [at, { expression: place }] of template.templateSpans.entries()) {
    for (const name of named) {
      const kind: 'named' | 'written' = written.has(name) ? 'written' : 'named';
      if (name.includes(mark(at))) yield { kind, place, isWhole: name === mark(at) };
    }
  }
}

/**
 * The possible tables of such a piece; none if it is SQL, which is read where it is defined, even in another file of
 * queries.
 */
function sqlNames(place: ts.Expression): string[] | null {
  return isSql(place) ? [] : textsOf(place, (text) => (/^\w+$/.test(text) ? text : ''));
}

/** A text with pieces of its own, or what has one of another file, by a name or by a call. */
function isSql(expression: ts.Expression): boolean {
  const node = unwrapped(expression);
  if (ts.isTemplateExpression(node)) return true;
  if (ts.isCallExpression(node)) return isImported(node.expression) || answersAre(isSql, node);
  if (!ts.isIdentifier(node)) return false;
  const declared = declarationOf(node);
  return isImported(node) || (declared !== undefined && isConstant(declared) && isSql(declared.initializer));
}

const isImported = (name: ts.Expression): boolean => ts.isIdentifier(name) && ts.isImportSpecifier(declarationOf(name) ?? name);

/** Whether all that a function of the same file answers is so. */
function answersAre(so: (answer: ts.Expression) => boolean, call: ts.CallExpression): boolean {
  const called = calledFunction(call);
  if (!called) return false;
  // What calls itself answers in the end what its other answers are.
  return answersOf(called).every((answer) => (ts.isCallExpression(answer) && calledFunction(answer) === called) || so(answer));
}

/** Names where SQL expects a table, but for those that the same text calls parts of its own (`WITH name AS (`). */
export function tablesOfSql(sql: string): NamedTables {
  const words = sql
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, " '' ")
    .match(/[A-Za-z_][\w$]*|[(),;.]|[^\s\w]/g);
  const found: NamedTables = { named: new Set(), written: new Set() };
  if (words === null) return found;
  const parts = ownParts(words);
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
      if (parts.some((part) => part.word === word && part.from < at && at < part.to)) return;
      found.named.add(word);
      if (isWritten(before, words[at - 2])) found.written.add(word);
    }
  });
  return found;
}

/**
 * The common table expressions of a text with their scopes: from the end of the part to its closing bracket. Outside of
 * it, and within the part itself, a table of that name is meant, except in a recursive part.
 */
function ownParts(words: readonly string[]): { word: string; from: number; to: number }[] {
  return words.flatMap((word, at) => {
    if (words[at + 1]?.toUpperCase() !== 'AS' || !/^\($|^MATERIALIZED$/i.test(words[at + 2] ?? '')) return [];
    const isRecursive = words.slice(0, at).some((each) => each.toUpperCase() === 'RECURSIVE');
    const behind = closingOf(words, words.indexOf('(', at) + 1);
    return [{ word, from: isRecursive || behind === words.length ? at : behind, to: closingOf(words, at) }];
  });
}

/** The place of the bracket that closes what is open at a place; the end where nothing is. */
function closingOf(words: readonly string[], place: number): number {
  let depth = 0;
  for (let at = place; at < words.length; at += 1) {
    if (words[at] === '(') depth += 1;
    else if (words[at] === ')' && depth-- === 0) return at;
  }
  return words.length;
}

function isWritten(before: string, earlier = ''): boolean {
  return (
    before === 'INTO' || before === 'TRUNCATE' || before === 'UPDATE' || (before === 'FROM' && earlier.toUpperCase() === 'DELETE')
  );
}
