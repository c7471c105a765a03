/**
 * The system account that PostgreSQL runs under. PostgreSQL refuses to run as root, and creating an account is not an
 * option, so root's database runs as `nobody` (or as the owner of an existing one); other users' databases run as
 * themselves.
 */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, Fault, storageFault } from '../processes/fault.ts';

/** Spawn options that choose the account; empty for an ordinary user. */
export type Account = { uid?: number; gid?: number };

/** The account for the cluster in `directory`, which need not exist yet. */
export function accountFor(directory: string): Account {
  const self = process.getuid?.();
  if (self === undefined) return {};
  const owner = ownerOf(directory);
  if (self !== 0) {
    if (owner !== null && owner.uid !== self) {
      throw new Fault(
        `The database folder ${directory} belongs to another user (id ${owner.uid}), perhaps because root made it: ` +
          'start as that user (or as root), or set DATA_DIR to a folder of your own.',
      );
    }
    return {};
  }
  return owner !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

/** Whether the account can reach `path`: every folder above it lets it through. */
export function canReach(account: Account, path: string): boolean {
  if (account.uid === undefined) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!hasExecute(account, statSync(folder))) return false;
    if (folder === dirname(folder)) return true;
  }
}

function hasExecute(account: Account, entry: Stats): boolean {
  if (entry.uid === account.uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === account.gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
}

function ownerOf(directory: string): Stats | null {
  try {
    return statSync(directory);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw storageFault(error, directory);
  }
}

function nobody(): Account {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : { uid: 65534, gid: 65534 };
}
