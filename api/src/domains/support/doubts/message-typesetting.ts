import { MESSAGE_VERSION, typesetTask } from '@api/typesetting';
import type { Knex } from 'knex';
import { listStaleMessages, storeMessageHtml } from './doubts.queries.ts';

const BATCH = 200;

/** Typesets again every doubt and reply that the present renderer has not set. Returns the count. */
export async function retypesetDoubts(db: Knex): Promise<number> {
  let count = 0;
  for (;;) {
    const stale = await listStaleMessages(db, MESSAGE_VERSION, BATCH);
    const made = stale.map(({ id, queries }) => ({ id, html: typesetTask({ kind: 'message', source: queries }).html }));
    await storeMessageHtml(db, made, MESSAGE_VERSION);
    count += stale.length;
    if (stale.length < BATCH) return count;
  }
}
