/**
 * Command: `node api/src/domains/accounts/unlock/unlock-account.ts <address> --by <staff address> [--note <why>]`. Unlocks a
 * learner's account, and writes down who did it. Reads DATABASE_URL; the system may be running.
 */
import { parseArgs } from 'node:util';
import { inTransaction } from '../../../db/in-transaction.ts';
import { notAllowed, notFound } from '../../../errors.ts';
import { fail, inDatabase } from '../commands.ts';
import { findUserByEmail } from '../users.queries.ts';
import { unlock } from './unlock.service.ts';

const USAGE = 'Usage: unlock-account.ts <address> --by <address of a staff account> [--note <why>]';

function readArguments() {
  try {
    const options = { by: { type: 'string' }, note: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [address, ...more] = positionals;
    if (!address || more.length > 0) return fail(`Name one account by its address\n${USAGE}`);
    if (!values.by) return fail(`--by is missing: the address of your own staff account\n${USAGE}`);
    return { address, by: values.by, note: (values.note ?? '').slice(0, 500) };
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}

const { address, by, note } = readArguments();
await inDatabase((db) =>
  inTransaction(db, async (inner) => {
    const staff = await findUserByEmail(inner, by);
    if (!staff || staff.role_id === 3) throw notAllowed(`${by} is no staff account`);
    const locked = await findUserByEmail(inner, address);
    if (!locked) throw notFound(`There is no account with the address ${address}`);
    await unlock(inner, locked.id, { by: staff.id, note }, new Date());
    return locked.locked_at
      ? `Unlocked ${locked.email}. The count of its devices starts again, and a mail is on its way`
      : `${locked.email} was not locked. Its wrong passwords are forgotten: it can log in now`;
  }),
);
