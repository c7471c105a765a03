/** Which tables a file of queries uses, found by pattern: in SQL, and in calls of the query builder. */

export interface TableUses {
  named: Set<string>;
  written: Set<string>;
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--).*$/gm;

/** A table after one of these words, and those after it in a list: `FROM tests t, test_questions q`. */
const IN_SQL = /\b(?:FROM|JOIN|INTO|UPDATE|USING|ONLY|TRUNCATE|TABLE)\s+(\w+(?:(?:\s+(?:AS\s+)?\w+)?,\s*\w+)*)/g;
const WRITTEN_IN_SQL = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE)\s+(?:ONLY\s+)?(\w+)/g;

/** `db('tests as t')`, `.join({ t: 'tests' }`. */
const IN_BUILDER =
  /\b(?:db|trx|transaction|client|from|into|table|batchInsert|\w*[jJ]oin)\(\s*(?:\{\s*\w+:\s*)?'(\w+)(?: as \w+)?'/g;
/** `db('tests').where(...).update(...)`, up to the end of the statement. */
const WRITTEN_BY_BUILDER =
  /\(\s*(?:\{\s*\w+:\s*)?'(\w+)(?: as \w+)?'\s*\}?\s*\)(?:(?!;\n)[\s\S])*?\.(?:insert|update|del|delete|increment|decrement|upsert|truncate)\(|\.(?:into|batchInsert)\('(\w+)'/g;

/** `addMark(db, 'pinned_question')`: a quoted name of two words is hardly anything else. */
const IN_QUOTES = /'([a-z]+_[a-z_]+)'/g;
/** `FROM ${table}`, `db(table)`: the names in the file's lists and constants may be meant, those of one word as well. */
const BY_VARIABLE = /\b(?:FROM|JOIN|INTO|UPDATE)\s+\$\{|\b(?:db|trx|transaction)\((?:\{\s*\w+:\s*)?[\w.[\]]+\s*\}?\)/;
/** In a list, or as the key of a text; `'images', (SELECT ...)` is a field of JSON. */
const IN_LISTS = /(?<=[[,:=?(]\s*)'([a-z_]+)(?: as \w+)?'(?!, \()|^ {2}([a-z_]+): '/gm;

/** The uses of `tables`, the names of the schema, in the source text of a TypeScript file. */
export function tablesUsedIn(source: string, tables: ReadonlySet<string>): TableUses {
  const code = source.replace(COMMENT, ' ');
  const all = (...patterns: RegExp[]) =>
    patterns
      .flatMap((pattern) => [...code.matchAll(pattern)])
      .flatMap(([, first, second]) => (first ?? second ?? '').match(/\w+/g) ?? [])
      .filter((name) => tables.has(name));
  return {
    named: new Set(all(IN_SQL, IN_BUILDER, BY_VARIABLE.test(code) ? IN_LISTS : IN_QUOTES)),
    written: new Set(all(WRITTEN_IN_SQL, WRITTEN_BY_BUILDER)),
  };
}
