/**
 * The last days up to that of `:now`, oldest first, as dates in UTC: after WITH, the tables `days` (day) and `span` (since, the moment at which
 * the first of them began).
 */
export const recentDays = (count: number) => `
  days AS (SELECT (CAST(:now AS timestamptz) AT TIME ZONE 'UTC')::date - back AS day
             FROM generate_series(${count - 1}, 0, -1) AS back),
  span AS (SELECT min(day)::timestamp AT TIME ZONE 'UTC' AS since FROM days)`;

/** The day in UTC of a moment in a column. */
export const dayOf = (column: string) => `(${column} AT TIME ZONE 'UTC')::date`;
