import type { Knex } from 'knex';

/** A row of `account_unlocks`. */
export interface UnlockRow {
  user_id: number;
  unlocked_by: number | null;
  note: string;
  /** Since when it had been locked for its devices; null when it was not. */
  locked_at: Date | null;
  unlocked_at: Date;
}

/** Writes down that an account was unlocked. */
export async function noteUnlock(db: Knex, row: UnlockRow): Promise<void> {
  await db('account_unlocks').insert(row);
}
