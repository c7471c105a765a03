import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../db/checked-rows.ts';

const digestRow = z.object({ question_id: z.int(), digest: z.string() });

/**
 * Names the lines of each question's mark scheme as staff wrote them, by a SHA-256 over them: another name, other lines. Of the
 * answer that is shown, the first; a question without an answer has no name. How lines are typeset does not count.
 */
export async function findMarkSchemeDigests(db: Knex, questionIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await queryRows(
    db,
    digestRow,
    `SELECT a.question_id, encode(sha256(convert_to(lines.list::text, 'UTF8')), 'hex') AS digest
       FROM (SELECT question_id, min(id) AS id FROM answers WHERE question_id = ANY (?) GROUP BY question_id) a
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(json_build_array(l.part, l.text, l.code, l.marks, l.implied) ORDER BY l.position), '[]') AS list
          FROM mark_scheme_lines l WHERE l.answer_id = a.id
      ) lines
      WHERE EXISTS (SELECT FROM mark_scheme_lines l WHERE l.answer_id = a.id AND l.marks > 0)`,
    [[...questionIds]],
  );
  return new Map(rows.map(({ question_id, digest }) => [question_id, digest]));
}
