import type { EndpointName } from '@api/contract';
import { inConditionalTransaction, inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError, notAllowed } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { listMemberships } from '../../../billing/plans-and-payments/index.ts';
import { countActions } from '../../../operations/staff-log/index.ts';
import { ADMINISTRATOR } from './managed-account.ts';
import { changeRole, endPlan, grantPlan, lockAccount, sendResetLink, unlockAccount } from './staff-users.service.ts';

type BulkCall = Call<'POST /api/admin/users/bulk'>;

/** The call for one account that does what the call for several asks for. */
const callFor = <Name extends EndpointName>(call: BulkCall, params: object, body: object) =>
  ({ ...call, params, body }) as unknown as Call<Name>;

async function endGivenPlans(call: BulkCall, id: number, plan: string): Promise<void> {
  const { db, now, body } = call;
  for (const membership of await listMemberships(db, id)) {
    const runs = membership.ends_at === null || membership.ends_at > now;
    if (membership.plan !== plan || membership.order_id !== null || !runs) continue;
    await endPlan(callFor(call, { id, membership: membership.id }, { reason: body.reason }));
  }
}

async function changeOne(call: BulkCall, id: number): Promise<void> {
  const { change, reason } = call.body;
  const { act, ...fields } = change;
  const one = <Name extends EndpointName>() => callFor<Name>(call, { id }, { ...fields, reason });
  if (change.act === 'grant_plan') await grantPlan(one());
  else if (change.act === 'end_plan') await endGivenPlans(call, id, change.plan);
  else if (act === 'send_reset_link') await sendResetLink(one());
  else if (act === 'lock') await lockAccount(one());
  else if (act === 'unlock') await unlockAccount(one());
  else await changeRole(one());
}

/**
 * Changes several accounts as the calls for one do, each with its own entry in the log. An account that may not be changed is left,
 * with the reason. A dry run does the same and stores nothing, so that its figures are those of the change.
 */
export async function changeUsers(call: BulkCall) {
  const { db, caller, body } = call;
  if (body.change.act === 'change_role' && caller.roleId !== ADMINISTRATOR)
    throw notAllowed('Only administrators can change roles');
  const left = new Map<string, number>();
  const { changed, same } = await inConditionalTransaction(db, async (transaction) => {
    let [changed, same] = [0, 0];
    // In one order, so that two calls do not wait for each other.
    for (const id of [...new Set(body.ids)].sort((a, b) => a - b)) {
      try {
        const acted = await inTransaction(transaction, async (inner) => {
          const before = await countActions(inner, 'user', id);
          await changeOne({ ...call, db: inner }, id);
          return (await countActions(inner, 'user', id)) > before;
        });
        if (acted) changed += 1;
        else same += 1;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        left.set(error.message, (left.get(error.message) ?? 0) + 1);
      }
    }
    return { keep: !body.dry_run, changed, same };
  });
  return { changed, same, left: [...left].map(([reason, count]) => ({ reason, count })) };
}
