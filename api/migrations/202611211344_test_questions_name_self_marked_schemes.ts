import type { Knex } from 'knex';

/**
 * Self-marks refer to lines of a mark scheme by their index. They keep a digest of the lines from now on (`scheme`, as in
 * mark-scheme-digests.queries.ts), so that an edit is noticed. Older ones get that of the present lines where nobody has changed the
 * question since; the others stay without one, which counts as changed.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    UPDATE test_questions e SET self_marks = e.self_marks || jsonb_build_object('scheme', schemes.digest)
      FROM (
        SELECT a.question_id, encode(sha256(convert_to(lines.list::text, 'UTF8')), 'hex') AS digest
          FROM (SELECT question_id, min(id) AS id FROM answers GROUP BY question_id) a
         CROSS JOIN LATERAL (
           SELECT coalesce(json_agg(json_build_array(l.part, l.text, l.code, l.marks, l.implied) ORDER BY l.position), '[]') AS list
             FROM mark_scheme_lines l WHERE l.answer_id = a.id
         ) lines
      ) schemes
     WHERE schemes.question_id = e.question_id AND e.self_marks IS NOT NULL
       AND NOT EXISTS (
         SELECT FROM question_versions v
          WHERE v.question_id = e.question_id AND v.changed_at > e.self_marked_at AND v.kind IN ('edited', 'restored')
       )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`UPDATE test_questions SET self_marks = self_marks - 'scheme' WHERE self_marks IS NOT NULL`);
}
