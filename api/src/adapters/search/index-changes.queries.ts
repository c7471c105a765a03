import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne, queryRows } from '../../db/row-validation.ts';
import type { DocumentKind, SearchIndexer } from './meilisearch.ts';

/** Documents sent to the engine in one request. */
const BATCH = 500;

const CHANGED = { kind: z.enum(['question', 'topic']), id: z.int(), number: z.int() };
const changeRow = z.discriminatedUnion('gone', [
  z.object({ ...CHANGED, gone: z.literal(true) }),
  z.object({
    ...CHANGED,
    gone: z.literal(false),
    listed: z.boolean(),
    title: z.string(),
    context: z.string(),
    body: z.string(),
  }),
]);
type Change = z.infer<typeof changeRow>;

/** Notes every document of a kind as changed: for an index that has none. */
export async function noteEverythingChanged(db: Knex, kind: DocumentKind): Promise<void> {
  await db.raw(
    `INSERT INTO search_changes (kind, id) SELECT kind, id FROM search_documents WHERE kind = ? ON CONFLICT DO NOTHING`,
    [kind],
  );
}

async function listChanges(db: Knex): Promise<Change[]> {
  return queryRows(
    db,
    changeRow,
    `SELECT c.kind, c.id, c.number, d.id IS NULL AS gone, d.listed, d.title, d.context, d.body
       FROM search_changes c LEFT JOIN search_documents d USING (kind, id) ORDER BY c.number LIMIT ?`,
    [BATCH],
  );
}

/** Deletes changes that the engine has. One that happened again in the meantime has another number and stays. */
async function forgetChanges(db: Knex, changes: readonly Change[]): Promise<void> {
  await db.raw(
    `DELETE FROM search_changes c USING jsonb_to_recordset(?::jsonb) AS done (kind text, id int, number bigint)
      WHERE c.kind = done.kind AND c.id = done.id AND c.number = done.number`,
    [JSON.stringify(changes.map(({ kind, id, number }) => ({ kind, id, number })))],
  );
}

/**
 * Sends pending changes to the engine in batches. Returns the number of documents sent. Rejects if the engine does not
 * accept them: the changes stay for the next time. Sending twice is harmless, so several processes may do this at once.
 */
export async function indexChanges(db: Knex, indexer: SearchIndexer): Promise<number> {
  let told = 0;
  for (let changes = await listChanges(db); changes.length > 0; changes = await listChanges(db)) {
    for (const kind of ['question', 'topic'] as const) {
      const own = changes.filter((change) => change.kind === kind);
      const documents = own.filter((change) => !change.gone);
      await indexer.put(
        kind,
        documents.map(({ id, listed, title, context, body }) => ({ id, listed, title, context, body })),
      );
      await indexer.remove(
        kind,
        own.filter(({ gone }) => gone).map(({ id }) => id),
      );
    }
    await forgetChanges(db, changes);
    told += changes.length;
  }
  return told;
}

const waitingChangesRow = z.object({ waiting: z.int() });

/** The number of changes of the bank that are not yet in the search engine. */
export const countSearchChanges = (db: Knex) =>
  queryOne(db, waitingChangesRow, 'SELECT count(*)::int AS waiting FROM search_changes');

const changesOfKindRow = waitingChangesRow.extend({ kind: z.string() });

/** The number of changes of the bank that are not yet in the search engine, by kind of document. */
export const listSearchChanges = (db: Knex) =>
  queryRows(db, changesOfKindRow, 'SELECT kind, count(*)::int AS waiting FROM search_changes GROUP BY kind ORDER BY 2 DESC, 1');
