/**
 * Command: `node api/src/domains/identity/accounts/unlock/unlock-account.ts <address> --by <staff address> [--note
 * <why>]`. Unlocks a learner's account, on record. Reads DATABASE_URL.
 */
import { parseArgs } from 'node:util';
import { fail, inDatabase } from '../commands.ts';
import { unlockByAddress } from './unlock.service.ts';

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
await inDatabase((db) => unlockByAddress(db, address, { by, note }, new Date()));
