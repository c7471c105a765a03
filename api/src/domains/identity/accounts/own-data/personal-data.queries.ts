import type { Knex } from 'knex';
import { z } from 'zod';
import { batchesWithin } from '../../../../db/cursor-batches.ts';
import { jsonColumn, queryRows } from '../../../../db/row-validation.ts';

/**
 * Tables whose rows go with the account of their `user_id` when it is anonymised. A new table with a `user_id` belongs here or among those
 * that are kept: a test checks this.
 */
const DELETED_TABLES = [
  'account_tokens',
  'answer_openings',
  'challenge_players',
  'checkout_leases',
  'class_exceptions',
  'class_looks',
  'cleared_bookmarks',
  'completed_question',
  'contact_messages',
  'devices',
  'devices_in_use',
  'doubt_photos',
  'evidence',
  'gradings',
  'idea_schedule',
  'idempotency_keys',
  'identities',
  'lti_scores',
  'mail_orders',
  'mail_subscriptions',
  'notifications',
  'passkey_challenges',
  'passkeys',
  'pinned_question',
  'practice_attempts',
  'practice_photos',
  'practice_self_marks',
  'practice_settings',
  'progress_abilities',
  'progress_learners',
  'progress_links',
  'progress_weeks',
  'recovery_codes',
  'scratch_pages',
  'second_factors',
  'security_events',
  'sessions',
  'sign_in_challenges',
  'time_settings',
  // Words of colleagues about a user are theirs to read in the export, and go with the account.
  'staff_notes',
  'study_plan_courses',
  'study_plan_skips',
  'study_plans',
  'study_runs',
  'user_question',
];

/** Others have worked on these, or accounting needs them; they no longer hold names. */
const KEPT_TABLES = [
  'agreements',
  'class_members',
  'class_work',
  'doubts',
  'grading_comments',
  'memberships',
  'orders',
  'reports',
  'tests',
];

export const PERSONAL_TABLES: readonly string[] = [...DELETED_TABLES, ...KEPT_TABLES];

/** Secrets: columns that only this system uses. */
const isSecret = (value: unknown, column: string) => Buffer.isBuffer(value) || /(?:^|_)(?:hash|secret|token)$/.test(column);

type Row = Record<string, unknown>;

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column, value]) => !isSecret(value, column)));

const referenceRow = z.object({
  child: z.string(),
  columns: z.array(z.string()),
  parent: z.string(),
  parent_columns: z.array(z.string()),
});
/** A foreign key: the columns of a table, and those of another one that they name. */
type Reference = z.infer<typeof referenceRow>;

async function readReferences(db: Knex): Promise<Reference[]> {
  const names = (columns: string, table: string) =>
    `ARRAY(SELECT a.attname::text FROM unnest(${columns}) WITH ORDINALITY AS k(number, place)
             JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number ORDER BY k.place)`;
  return queryRows(
    db,
    referenceRow,
    `SELECT child.relname AS child, ${names('c.conkey', 'c.conrelid')} AS columns,
            parent.relname AS parent, ${names('c.confkey', 'c.confrelid')} AS parent_columns
       FROM pg_constraint c
       JOIN pg_class child ON child.oid = c.conrelid
       JOIN pg_class parent ON parent.oid = c.confrelid
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
      ORDER BY 1, 2`,
  );
}

const saysWhose = ({ parent, columns }: Reference) => parent === 'users' && columns.join() === 'user_id';

/** Tables with a `user_id` of theirs, as the database has them. */
export async function readPersonalTables(db: Knex): Promise<string[]> {
  return (await readReferences(db)).filter(saysWhose).map(({ child }) => child);
}

/** Keys of one statement: each is a bound value or two, of which PostgreSQL takes 65,535. */
const KEYS_AT_ONCE = 1_000;
/** Rows that are read and handed on at once: other calls are answered in between. */
const ROWS_AT_ONCE = 200;

/** A teacher's draft is not the learner's until returned; of two markings only the moderated one is. */
const isSaid = ({ child }: Reference, row: Row) =>
  child !== 'grading_markings' &&
  (child !== 'grading_drafts' || row.state === 'returned') &&
  (child !== 'class_markings' || row.returned_at !== null);

export interface TableRows {
  table: string;
  rows: Row[];
}

/** Rows are handed over as they are, whatever their columns: no schema says what a user's data may be. */
const storedRow = jsonColumn<Row>();

/**
 * Rows of a table by what they refer to, and after them those that refer to them: the lines of a test, say.
 */
async function* readRows(
  db: Knex,
  references: readonly Reference[],
  to: Reference,
  keys: readonly unknown[][],
): AsyncGenerator<TableRows> {
  const parts = references
    .filter(({ parent, child }) => parent === to.child && child !== to.child)
    .map((part) => ({ part, named: [] as unknown[][] }));
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    const query = db(to.child).whereIn(to.columns, keys.slice(start, start + KEYS_AT_ONCE) as never[]);
    for await (const rows of batchesWithin(db, { ...query.toSQL(), row: storedRow }, ROWS_AT_ONCE)) {
      yield { table: to.child, rows: rows.map(withoutSecrets) };
      for (const { part, named } of parts) {
        for (const row of rows) if (isSaid(part, row)) named.push(part.parent_columns.map((column) => row[column]));
      }
    }
  }
  for (const { part, named } of parts) yield* readRows(db, references, part, named);
}

/**
 * Every row that is stored about a user, some at a time; a table that is reached by two ways comes twice. Read it in one transaction, so
 * that it fits together.
 */
export async function* readPersonalData(db: Knex, userId: number): AsyncGenerator<TableRows> {
  const references = await readReferences(db);
  // Each cursor is read to its end: planned as any query is, its rows keep the order in which they were written.
  await db.raw('SET LOCAL cursor_tuple_fraction = 1');
  const owned = references.filter(saysWhose);
  const isOwned = new Set(owned.map(({ child }) => child));
  const unowned = references.filter(({ child }) => !isOwned.has(child));
  for (const reference of owned) yield* readRows(db, unowned, reference, [[userId]]);
}

/** Deletes those of a user's rows that go with the account. */
export async function deletePersonalData(db: Knex, userId: number): Promise<void> {
  for (const table of DELETED_TABLES) await db(table).where('user_id', userId).delete();
}

export async function listAccountsToAnonymise(db: Knex, now: Date): Promise<number[]> {
  return db('users').where('delete_after', '<=', now).orderBy('delete_after').pluck('id');
}

/** Locks an account until the transaction ends; false when its time is not up (any more), or another process works on it. */
export async function claimAccountToAnonymise(db: Knex, id: number, now: Date): Promise<boolean> {
  const query = db('users').where({ id }).where('delete_after', '<=', now).forUpdate().skipLocked();
  return (await query.first('id')) !== undefined;
}
