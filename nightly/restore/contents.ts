/** A database's contents, in a form that allows comparing two databases. */
import { escapeIdentifier, escapeLiteral } from 'pg';
import { ask, type Cluster } from './clusters.ts';

/**
 * By table: the number of rows, and a checksum of their texts, whatever their order. By sequence: its value. And the
 * number of objects of each kind.
 */
export type Contents = ReadonlyMap<string, string>;

const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' ORDER BY 1, 2`;
const SEQUENCES = `SELECT schemaname || '.' || sequencename AS name, coalesce(last_value::text, 'unused') AS value FROM pg_sequences`;
const OBJECTS = `
  SELECT 'indexes' AS name, count(*)::text AS value FROM pg_index WHERE indisvalid
  UNION ALL SELECT 'constraints', count(*)::text FROM pg_constraint WHERE convalidated
  UNION ALL SELECT 'triggers', count(*)::text FROM pg_trigger
  UNION ALL SELECT 'functions', count(*)::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'columns', count(*)::text FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped AND attrelid >= 16384`;

export async function contentsOf(cluster: Cluster): Promise<Contents> {
  const tables = await ask<{ schema: string; name: string }>(cluster, [TABLES]);
  const digests = tables.map(({ schema, name }) => {
    const digest = `sum(('x' || left(md5(each::text), 16))::bit(64)::bigint::numeric)::text`;
    const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    return `SELECT ${escapeLiteral(`${schema}.${name}`)} AS name, count(*) || ' rows, ' || coalesce(${digest}, 'none') AS value FROM ${table} each`;
  });
  const all = [...digests, SEQUENCES, OBJECTS].join(' UNION ALL ');
  const rows = await ask<{ name: string; value: string }>(cluster, ["SET timezone = 'UTC'", all]);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** A line for each difference; none where both hold the same. */
export function differences(wanted: Contents, found: Contents): string[] {
  const names = [...new Set([...wanted.keys(), ...found.keys()])].toSorted();
  return names.flatMap((name) => {
    const [was, is] = [wanted.get(name) ?? 'not there', found.get(name) ?? 'not there'];
    return was === is ? [] : [`${name}: ${was} became ${is}`];
  });
}

export const rowsOf = (contents: Contents) =>
  [...contents.values()].reduce((sum, value) => sum + Number(/^(\d+) rows/.exec(value)?.[1] ?? 0), 0);
