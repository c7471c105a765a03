import type { Knex } from 'knex';

/** An uploaded sheet. */
export interface NewSheet {
  test_id: number;
  user_id: number;
  sheet_key: string;
  sheet_name: string;
  sheet_bytes: number;
  page_count: number;
  submitted_at: Date;
}

/** Stores a sheet, replacing one that is not paid for. False if the present one is paid for. */
export async function storeSheet(db: Knex, sheet: NewSheet): Promise<boolean> {
  const { test_id: _test, user_id: _user, ...replaced } = sheet;
  const rows = await db('gradings')
    .insert({ ...sheet, state: 'submitted' })
    .onConflict('test_id')
    .merge(replaced)
    .where('gradings.state', 'submitted')
    .returning('test_id');
  return rows.length > 0;
}
