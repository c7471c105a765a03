import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from './row-validation.ts';

const lineRow = z.object({ owner: z.string(), line: z.string() });

/** One statement per table, column by column, then constraints, indexes, functions and triggers: all from the system catalogues. */
const CATALOGUE = `
WITH tables AS (
  SELECT c.oid, c.relname FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'm') AND c.relname NOT LIKE 'migrations%'
), lines AS (
SELECT t.relname::text AS owner, 1 AS part, lpad(a.attnum::text, 4, '0') AS place,
  a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
    || CASE WHEN a.attidentity <> '' THEN ' IDENTITY' ELSE '' END
    || CASE WHEN a.attgenerated <> '' THEN ' GENERATED AS ' || pg_get_expr(d.adbin, d.adrelid)
            WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) ELSE '' END AS line
FROM tables t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
UNION ALL
SELECT t.relname, 2, c.conname::text, 'CONSTRAINT ' || c.conname || ' ' || pg_get_constraintdef(c.oid)
FROM tables t JOIN pg_constraint c ON c.conrelid = t.oid WHERE c.contype <> 'n'
UNION ALL
SELECT t.relname, 3, i.relname, pg_get_indexdef(i.oid)
FROM tables t JOIN pg_index x ON x.indrelid = t.oid JOIN pg_class i ON i.oid = x.indexrelid
WHERE NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.oid AND c.contype IN ('p', 'u', 'x'))
UNION ALL
SELECT t.relname, 4, g.tgname, pg_get_triggerdef(g.oid) FROM tables t JOIN pg_trigger g ON g.tgrelid = t.oid WHERE NOT g.tgisinternal
UNION ALL
SELECT '(functions)', 5, p.oid::regprocedure::text, pg_get_functiondef(p.oid) FROM pg_proc p
WHERE p.pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT 1 FROM pg_depend e WHERE e.objid = p.oid AND e.deptype = 'e')
UNION ALL
SELECT '(types)', 6, y.typname, 'TYPE ' || y.typname || ' AS ENUM ' || string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder)
FROM pg_type y JOIN pg_enum e ON e.enumtypid = y.oid WHERE y.typnamespace = 'public'::regnamespace GROUP BY y.typname
UNION ALL
SELECT '(extensions)', 7, extname, 'EXTENSION ' || extname FROM pg_extension WHERE extname <> 'plpgsql'
)
SELECT owner, line FROM lines ORDER BY owner COLLATE "C", part, place COLLATE "C"`;

/**
 * The schema as text, the same on every machine and PostgreSQL version that this product supports: for `api/schema.txt`, which
 * shows a reader all tables at once and a reviewer what a migration changes.
 */
export async function schemaSnapshot(db: Knex): Promise<string> {
  const groups = Map.groupBy(await queryRows(db, lineRow, CATALOGUE), (row) => row.owner);
  const blocks = [...groups].map(([owner, lines]) => `${owner}\n${lines.map(({ line }) => `  ${line}\n`).join('')}`);
  return `Written by \`npm run schema\` in api/ from the migrations; do not edit.\n\n${blocks.join('\n')}`;
}
