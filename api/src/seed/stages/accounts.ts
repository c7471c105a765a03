import type { Knex } from 'knex';
import { createUser, findUserByEmail } from '../../domains/accounts/index.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { noCounts, type StageCounts } from './stage.ts';

/** Creates the demo accounts that are missing. One that is there stays as it is, a changed password too. */
export async function seedAccounts(db: Knex, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  for (const { label: _, ...account } of demoAccounts) {
    if (await findUserByEmail(db, account.email)) counts.kept += 1;
    else {
      await createUser(db, account, now);
      counts.inserted += 1;
    }
  }
  return counts;
}
