import type { Call } from '../../../../http/route.ts';
import { presentTest } from '../test.presenter.ts';
import { countTests, listTests } from '../tests.queries.ts';

const PAGE_SIZE = 10;

/** The tests of a learner for staff, newest first; none of an account that there is not. */
export async function getTestsOfLearner({ db, params, query }: Call<'GET /api/admin/users/:id/tests'>) {
  const page = query.page ?? 1;
  const filter = { userId: params.id };
  const order = { sortBy: 'created_at', sortOrder: 'desc' } as const;
  const rows = await listTests(db, filter, { ...order, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return { tests: rows.map(presentTest), page, pageSize: PAGE_SIZE, totalCount: await countTests(db, filter) };
}
