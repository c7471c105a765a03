import type { Me } from '@api/contract';
import { sessionExpired } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { allowancesOf } from '../../billing/plans-and-payments/index.ts';
import { unreadOf } from '../../support/notifications/index.ts';
import { countTestsCreated } from '../../tests/timed-tests/index.ts';
import { agreementsOf } from './agreements/agreements.service.ts';
import { presentUser } from './user.presenter.ts';
import { findUser } from './users.queries.ts';

/** The caller with their plan, what they have used of it this month, what they may do, and what they have not read. */
export async function me({ db, caller, now }: Call<'GET /api/me'>): Promise<Me> {
  const user = await findUser(db, caller.userId);
  if (!user) throw sessionExpired();
  const { plan, month, testsLimit, questions } = await allowancesOf(db, caller, now);
  const tests = { used: await countTestsCreated(db, caller.userId, month, testsLimit !== null), limit: testsLimit };
  return {
    user: presentUser(user),
    plan: { plan: plan.plan, name: plan.name },
    usage: { tests, questions, resets_at: month.end.toISOString() },
    abilities: { staff: caller.staff },
    unread: await unreadOf(db, caller.userId),
    agreements: await agreementsOf(db, caller.userId),
  };
}
