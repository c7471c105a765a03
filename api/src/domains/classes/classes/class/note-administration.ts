import type { Knex } from 'knex';
import type { SignedIn } from '../../../../http/caller.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import type { ClassRow } from './class.queries.ts';

type Administration = 'class.archived' | 'class.restored' | 'class.deleted' | 'class.handed_over';

/** Writes into the staff log what staff did to a class that is not theirs. */
export async function noteAdministration(
  db: Knex,
  caller: SignedIn,
  { id, name, role }: ClassRow,
  action: Administration,
  now: Date,
): Promise<void> {
  if (role !== 'teacher') await noteStaffAction(db, { by: caller.userId, action, objectId: id, details: { class: name } }, now);
}
