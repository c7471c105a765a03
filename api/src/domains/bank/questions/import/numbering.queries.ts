import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../db/row-validation.ts';
import { LEVEL_PAIRS } from '../placements.queries.ts';

const numberingRow = z.object({ topic_id: z.int(), sequence: z.int(), highest: z.int() });

/**
 * How the questions of these topics are numbered: the topics of one number in both levels of a course share a sequence,
 * because one level lists questions of the other. `sequence` is the lower id of the two, `highest` is 0 without questions.
 */
export async function findNumberings(db: Knex, topicIds: readonly number[]): Promise<Map<number, z.infer<typeof numberingRow>>> {
  const rows = await queryRows(
    db,
    numberingRow,
    `WITH pairs AS (${LEVEL_PAIRS}),
          sequences AS (
            SELECT here.id AS topic_id, there.id AS partner_id
              FROM topics here
              LEFT JOIN pairs ON pairs.subject_id = here.subject_id
              LEFT JOIN topics there ON there.subject_id = pairs.partner_id AND there.topic_number = here.topic_number
             WHERE here.id = ANY (?))
     SELECT topic_id, least(topic_id, partner_id) AS sequence,
            coalesce((SELECT max(question_number) FROM questions q WHERE q.topic_id IN (s.topic_id, s.partner_id)), 0) AS highest
       FROM sequences s`,
    [[...topicIds]],
  );
  return new Map(rows.map((row) => [row.topic_id, row]));
}

/** Says of questions whose content stays which template they come from. */
export async function storeTemplates(db: Knex, templates: readonly { id: number; template: string | null }[]): Promise<void> {
  if (templates.length === 0) return;
  await db.raw(
    `UPDATE questions q SET template = v.template
       FROM jsonb_to_recordset(?::jsonb) AS v (id int, template text) WHERE q.id = v.id`,
    [JSON.stringify(templates)],
  );
}

const roundsRow = z.object({ template: z.string(), subject_id: z.int(), rounds: z.int() });

/** How many variants of each of these templates each subject has; none where it has none. */
export async function countRounds(db: Knex, templates: readonly string[]): Promise<z.infer<typeof roundsRow>[]> {
  return queryRows(
    db,
    roundsRow,
    `SELECT q.template, t.subject_id, count(*)::int AS rounds FROM questions q JOIN topics t ON t.id = q.topic_id
      WHERE q.idea = ANY (?) AND q.template IS NOT NULL GROUP BY q.template, t.subject_id`,
    [[...templates]],
  );
}

/** Renumbers the variants of these templates within their subjects, in order of arrival. */
export async function numberRounds(db: Knex, templates: readonly string[]): Promise<void> {
  await db.raw(
    `UPDATE questions q SET round = numbered.round
       FROM (SELECT q.id, row_number() OVER (PARTITION BY q.idea, t.subject_id ORDER BY q.id) AS round
               FROM questions q JOIN topics t ON t.id = q.topic_id WHERE q.idea = ANY (?) AND q.template IS NOT NULL) AS numbered
      WHERE q.id = numbered.id AND q.round <> numbered.round`,
    [[...templates]],
  );
}
