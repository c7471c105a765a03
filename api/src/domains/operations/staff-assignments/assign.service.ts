import type { StaffName } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, invalidInput, notFound } from '../../../errors.ts';
import { listColleagues } from '../../identity/accounts/index.ts';
import { notify } from '../../support/notifications/index.ts';
import { noteStaffAction } from '../staff-log/index.ts';
import { type AssignedKind, findAssignee, lockAssigned, storeAssignee } from './assigned.queries.ts';

/** 409: a colleague has taken it, or was assigned it, since the page was read. */
const assignedMeanwhile = (assignee: StaffName | null) =>
  new ApiError(
    409,
    'assigned_meanwhile',
    assignee ? `${assignee.name} is already assigned to this.` : 'Nobody is assigned to this any more.',
    { details: { assignee } },
  );

interface Assigning {
  kind: AssignedKind;
  id: number;
  by: number;
  assigneeId: number | null;
  /** The assignee when the page was read. */
  was: number | null;
}

/**
 * Assigns a doubt, a report or a message to a member of staff, in the caller's transaction, and notifies an assignee who did not
 * take it themselves. Of two who take it concurrently the second learns who was first. The same again changes nothing.
 */
export async function assign(
  transaction: Knex,
  { kind, id, by, assigneeId, was }: Assigning,
  now: Date,
): Promise<{ message: string; assignee: StaffName | null }> {
  if (!(await lockAssigned(transaction, kind, id))) throw notFound(`There is no such ${kind}`);
  const present = await findAssignee(transaction, kind, id);
  const [colleague] = assigneeId === null ? [] : await listColleagues(transaction, [assigneeId]);
  if (assigneeId !== null && !colleague?.permissions.includes('support')) {
    throw invalidInput([{ path: 'body.assignee_id', message: 'Choose a colleague who has the “Support” permission' }]);
  }
  const assignee = colleague ? { id: colleague.id, name: colleague.name } : null;
  const message = assignee === null ? 'Unassigned' : `Assigned to ${assignee.id === by ? 'you' : assignee.name}`;
  if (present?.id === assignee?.id) return { message, assignee };
  if ((present?.id ?? null) !== was) throw assignedMeanwhile(present);
  await storeAssignee(transaction, { kind, id, assigneeId, by, now });
  const details = { from: present?.name ?? null, to: assignee?.name ?? null };
  await noteStaffAction(transaction, { by, action: `${kind}.assigned`, objectId: id, details }, now);
  if (assignee && assignee.id !== by) {
    const [giver] = await listColleagues(transaction, [by]);
    const data = { what: kind, id, by: giver?.name ?? 'A colleague' };
    await notify(
      transaction,
      { userId: assignee.id, kind: 'staff_assigned', data, once: `assigned:${kind}:${id}:${now.toISOString()}` },
      now,
    );
  }
  return { message, assignee };
}
