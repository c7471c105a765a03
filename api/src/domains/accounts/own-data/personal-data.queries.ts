import type { Knex } from 'knex';

/**
 * Tables whose `user_id` says whose row it is, and what becomes of the rows when the account is anonymised. A new table with a
 * `user_id` needs a line here: a test fails without one.
 */
export const PERSONAL_TABLES: Readonly<Record<string, 'deleted' | 'kept'>> = {
  account_tokens: 'deleted',
  answer_openings: 'deleted',
  checkout_leases: 'deleted',
  cleared_bookmarks: 'deleted',
  completed_question: 'deleted',
  contact_messages: 'deleted',
  devices: 'deleted',
  devices_in_use: 'deleted',
  doubt_photos: 'deleted',
  evidence: 'deleted',
  gradings: 'deleted',
  idea_schedule: 'deleted',
  idempotency_keys: 'deleted',
  identities: 'deleted',
  mail_orders: 'deleted',
  notifications: 'deleted',
  pinned_question: 'deleted',
  practice_attempts: 'deleted',
  practice_photos: 'deleted',
  practice_self_marks: 'deleted',
  practice_settings: 'deleted',
  progress_abilities: 'deleted',
  progress_learners: 'deleted',
  progress_links: 'deleted',
  progress_weeks: 'deleted',
  recovery_codes: 'deleted',
  scratch_pages: 'deleted',
  second_factors: 'deleted',
  security_events: 'deleted',
  sessions: 'deleted',
  sign_in_challenges: 'deleted',
  time_settings: 'deleted',
  // Words of colleagues about somebody are theirs to read in the export, and go with the account.
  staff_notes: 'deleted',
  study_plan_courses: 'deleted',
  study_plan_skips: 'deleted',
  study_plans: 'deleted',
  study_runs: 'deleted',
  user_question: 'deleted',
  // Others have worked on these, or they are needed for accounting; they name nobody any more.
  agreements: 'kept',
  doubts: 'kept',
  grading_comments: 'kept',
  memberships: 'kept',
  orders: 'kept',
  reports: 'kept',
  tests: 'kept',
};

/** Columns that are of no use to anybody but this system, and that would open something. */
const isSecret = (value: unknown, column: string) => Buffer.isBuffer(value) || /(?:^|_)(?:hash|secret|token)$/.test(column);

type Row = Record<string, unknown>;

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column, value]) => !isSecret(value, column)));

interface Reference {
  child: string;
  column: string;
  parent: string;
}

/** Which table refers to the `id` of which: single-column foreign keys. */
async function readReferences(db: Knex): Promise<Reference[]> {
  const { rows } = await db.raw(`
    SELECT child.relname AS child, a.attname AS column, parent.relname AS parent
      FROM pg_constraint c
      JOIN pg_class child ON child.oid = c.conrelid
      JOIN pg_class parent ON parent.oid = c.confrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND array_length(c.conkey, 1) = 1 AND c.connamespace = 'public'::regnamespace
     ORDER BY 1, 2`);
  return rows;
}

/** Tables with a `user_id` of theirs, as the database has them. */
export async function readPersonalTables(db: Knex): Promise<string[]> {
  const references = await readReferences(db);
  return references.filter(({ parent, column }) => parent === 'users' && column === 'user_id').map(({ child }) => child);
}

/** Rows of a table by what they refer to, and under each table's name those that refer to them: the lines of a test, say. */
async function collect(
  db: Knex,
  references: readonly Reference[],
  to: Reference,
  ids: readonly unknown[],
  into: Record<string, Row[]>,
) {
  if (ids.length === 0) return;
  const rows: Row[] = await db(to.child).whereIn(to.column, ids as never[]);
  into[to.child] = (into[to.child] ?? []).concat(rows.map(withoutSecrets));
  const isOwned = new Set(
    references.filter(({ parent, column }) => parent === 'users' && column === 'user_id').map(({ child }) => child),
  );
  const parts = references.filter(({ parent, child }) => parent === to.child && child !== to.child && !isOwned.has(child));
  const own = rows.map(({ id }) => id).filter((id) => id !== undefined);
  for (const part of parts) await collect(db, references, part, own, into);
}

/** Every row that is stored about somebody, by table. Read it in one transaction, so that it fits together. */
export async function collectPersonalData(db: Knex, userId: number): Promise<Record<string, Row[]>> {
  const references = await readReferences(db);
  const data: Record<string, Row[]> = {};
  const owned = references.filter(({ parent, column }) => parent === 'users' && column === 'user_id');
  for (const reference of owned) await collect(db, references, reference, [userId], data);
  return data;
}

/** Deletes the rows of somebody's that go with the account. */
export async function deletePersonalData(db: Knex, userId: number): Promise<void> {
  for (const [table, fate] of Object.entries(PERSONAL_TABLES)) {
    if (fate === 'deleted') await db(table).where('user_id', userId).delete();
  }
}

/** The accounts whose time is up. */
export async function listAccountsToAnonymise(db: Knex, now: Date): Promise<number[]> {
  const rows: { id: number }[] = await db('users').where('delete_after', '<=', now).orderBy('delete_after').select('id');
  return rows.map(({ id }) => id);
}

/** Locks an account until the transaction ends; false when its time is not up (any more), or another process works on it. */
export async function takeAccountToAnonymise(db: Knex, id: number, now: Date): Promise<boolean> {
  const query = db('users').where({ id }).where('delete_after', '<=', now).forUpdate().skipLocked();
  return (await query.first('id')) !== undefined;
}
