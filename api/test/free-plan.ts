import type { Knex } from 'knex';

/** Changes what the free plan allows, for a test of its limits. Returns the former limits. */
export async function limitFreePlan(
  db: Knex,
  limits: { tests_per_month?: number | null; questions_per_month?: number | null },
): Promise<{ tests_per_month: number | null; questions_per_month: number | null }> {
  const versions = () => db('plan_versions').whereIn('plan_id', db('plans').where('plan', 'free').select('id'));
  const before = await versions().orderBy('version', 'desc').first('tests_per_month', 'questions_per_month');
  await versions().update(limits);
  return before;
}
