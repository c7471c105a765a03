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
  passkey_challenges: 'deleted',
  passkeys: 'deleted',
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

/** A foreign key: the columns of a table, and those of another one that they name. */
interface Reference {
  child: string;
  columns: string[];
  parent: string;
  parent_columns: string[];
}

async function readReferences(db: Knex): Promise<Reference[]> {
  const names = (columns: string, table: string) =>
    `ARRAY(SELECT a.attname::text FROM unnest(${columns}) WITH ORDINALITY AS k(number, place)
             JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number ORDER BY k.place)`;
  const { rows } = await db.raw(`
    SELECT child.relname AS child, ${names('c.conkey', 'c.conrelid')} AS columns,
           parent.relname AS parent, ${names('c.confkey', 'c.confrelid')} AS parent_columns
      FROM pg_constraint c
      JOIN pg_class child ON child.oid = c.conrelid
      JOIN pg_class parent ON parent.oid = c.confrelid
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
     ORDER BY 1, 2`);
  return rows;
}

const saysWhose = ({ parent, columns }: Reference) => parent === 'users' && columns.join() === 'user_id';

/** Tables with a `user_id` of theirs, as the database has them. */
export async function readPersonalTables(db: Knex): Promise<string[]> {
  return (await readReferences(db)).filter(saysWhose).map(({ child }) => child);
}

/** Keys of one statement: each is a bound value or two, of which PostgreSQL takes 65,535. */
const KEYS_AT_ONCE = 5_000;

/** What a teacher has written so far is no word to the learner before the sheet is returned. */
const isSaid = ({ child }: Reference, row: Row) => child !== 'grading_drafts' || row.state === 'returned';

/** Rows of a table by what they refer to, and under each table's name those that refer to them: the lines of a test, say. */
async function collect(
  db: Knex,
  references: readonly Reference[],
  to: Reference,
  keys: readonly unknown[][],
  into: Record<string, Row[]>,
): Promise<void> {
  const rows: Row[] = [];
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    rows.push(...(await db(to.child).whereIn(to.columns, keys.slice(start, start + KEYS_AT_ONCE) as never[])));
  }
  if (rows.length === 0) return;
  into[to.child] = (into[to.child] ?? []).concat(rows.map(withoutSecrets));
  const isOwned = new Set(references.filter(saysWhose).map(({ child }) => child));
  const parts = references.filter(({ parent, child }) => parent === to.child && child !== to.child && !isOwned.has(child));
  for (const part of parts) {
    const named = rows.filter((row) => isSaid(part, row)).map((row) => part.parent_columns.map((column) => row[column]));
    await collect(db, references, part, named, into);
  }
}

/** Every row that is stored about somebody, by table. Read it in one transaction, so that it fits together. */
export async function collectPersonalData(db: Knex, userId: number): Promise<Record<string, Row[]>> {
  const references = await readReferences(db);
  const data: Record<string, Row[]> = {};
  for (const reference of references.filter(saysWhose)) await collect(db, references, reference, [[userId]], data);
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
