import type { Knex } from 'knex';
import type { Statement } from './bench-api/statements.ts';

export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

export async function planOf(db: Knex, { sql, bindings }: Statement): Promise<Plan[]> {
  const client = await db.client.acquireConnection();
  try {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, bindings);
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await db.client.releaseConnection(client);
  }
}

/** From now on the planner takes each of these for a table of a million rows, whose columns look as those of the few that are there. */
export async function takeForLarge(db: Knex, tables: readonly string[]): Promise<void> {
  await db.raw('ANALYZE');
  for (const table of tables) {
    await db.raw('ALTER TABLE ?? SET (autovacuum_enabled = off)', [table]);
    await db.raw(
      `UPDATE pg_class SET relpages = greatest(1, pg_relation_size(oid) / 8192), reltuples = 1000000 WHERE oid = ?::regclass`,
      [table],
    );
  }
}
