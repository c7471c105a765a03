import type { Knex } from 'knex';

/** Has the free plan allow something else, for a test about its limits; answers what it allowed before. */
export async function limitFreePlan(
  db: Knex,
  limits: { tests_per_month?: number | null; questions_per_month?: number | null },
): Promise<{ tests_per_month: number | null; questions_per_month: number | null }> {
  const versions = () => db('plan_versions').whereIn('plan_id', db('plans').where('plan', 'free').select('id'));
  const before = await versions().orderBy('version', 'desc').first('tests_per_month', 'questions_per_month');
  await versions().update(limits);
  return before;
}
