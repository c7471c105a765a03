import type { Knex } from 'knex';
import { notAllowed } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import { noSuchAssignment } from '../assignments/assignments.errors.ts';
import { type AssignmentRow, findAssignment } from '../assignments/assignments.queries.ts';
import { requireClass, requireClassInUse } from '../class/access.ts';
import { type ClassRow, findClass } from '../class/class.queries.ts';

/** An assignment with its class. */
export interface Placed {
  row: ClassRow;
  assignment: AssignmentRow;
}

/**
 * An assignment for its teachers; `change`: its class is locked and in use. 404 for those who are not in the class, and 403 for its
 * learners.
 */
export async function requireTaught(db: Knex, caller: SignedIn, id: number, use: 'read' | 'change' = 'read'): Promise<Placed> {
  const assignment = await findAssignment(db, id);
  const row = assignment && (await findClass(db, assignment.class_id, caller.userId));
  if (!assignment || !row || row.role === null) throw noSuchAssignment();
  if (use === 'read') return { assignment, row: await requireClass(db, caller, row.id, 'teach') };
  return { row: await requireClassInUse(db, caller, row.id, 'teach'), assignment: (await findAssignment(db, id)) ?? assignment };
}

/** Whether learners see an assignment: it is published and has opened. */
export const isOpened = ({ published_at, opens_at }: AssignmentRow, now: Date): boolean =>
  published_at !== null && (opens_at === null || now >= opens_at);

/** An assignment for a learner of its class; 404 for others, and before it opens; 403 for its teachers. */
export async function requireSet(db: Knex, caller: SignedIn, id: number, now: Date): Promise<Placed> {
  const assignment = await findAssignment(db, id);
  const row = assignment && (await findClass(db, assignment.class_id, caller.userId));
  if (!assignment || !row || row.role === null) throw noSuchAssignment();
  if (row.role !== 'learner') throw notAllowed('Only learners of this class do its work');
  if (!isOpened(assignment, now)) throw noSuchAssignment();
  return { assignment, row };
}
