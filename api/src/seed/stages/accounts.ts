import type { Knex } from 'knex';
import { createUser, findUserByEmail, updateUser } from '../../domains/accounts/index.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { noCounts, type StageCounts } from './stage.ts';

/** Creates the demo accounts that are missing. One that is there stays as it is, a changed password too. */
export async function seedAccounts(db: Knex, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  for (const { label: _, ...account } of demoAccounts) {
    const known = await findUserByEmail(db, account.email);
    if (known) counts.kept += 1;
    else counts.inserted += 1;
    const { id, device_limited } = known ?? (await createUser(db, account, now));
    // Whoever tries the demonstration signs in with these, on any number of devices.
    if (device_limited) await updateUser(db, id, { device_limited: false, locked_at: null }, now);
  }
  return counts;
}
