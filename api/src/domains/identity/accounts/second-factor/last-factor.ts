import type { Knex } from 'knex';
import type { Config } from '../../../../config.ts';
import { lastFactor } from '../accounts.errors.ts';
import type { UserRow } from '../users.queries.ts';
import { forgetFactorOfSessions, hasSecondFactor } from './second-factors.queries.ts';

/**
 * What follows from a second factor taken away by its owner; to be run in the same transaction, with the account locked. Without another one
 * open sessions no longer count as opened with a factor; where staff must have one that is refused with 409 `last_factor`.
 */
export async function settleRemoval(db: Knex, user: UserRow, config: Pick<Config, 'STAFF_SECOND_FACTOR'>): Promise<void> {
  if (await hasSecondFactor(db, user.id)) return;
  if (user.role_id !== 3 && config.STAFF_SECOND_FACTOR === 'required') throw lastFactor();
  await forgetFactorOfSessions(db, user.id);
}
