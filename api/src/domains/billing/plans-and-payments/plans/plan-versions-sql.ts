/**
 * Joins as `v` a user's version of a plan: the one that they `bought`, else the one in force at the `moment`. All three
 * are SQL.
 */
export const versionOf = ({ plan, bought, moment }: { plan: string; bought: string; moment: string }) => `
  JOIN LATERAL (SELECT * FROM plan_versions
                 WHERE plan_versions.plan_id = ${plan}
                   AND (plan_versions.id = ${bought} OR (${bought} IS NULL AND effective_from <= ${moment}))
                 ORDER BY effective_from DESC, version DESC LIMIT 1) v ON true`;
