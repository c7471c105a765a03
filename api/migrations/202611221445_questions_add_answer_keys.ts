import type { Knex } from 'knex';

/**
 * Answer keys (`answerKeySchema` of the contract) take the place of `numeric_answers`, which knew one kind of answer; versions of a question
 * get the keys that it has now, because nobody could edit them. What the old shape cannot hold goes back as entries that old code takes for
 * parts that are not there: a key of another kind, and the keys of a version where they are not the present ones. They come forward
 * again as they were.
 */
/** An entry of `numeric_answers` as a key. */
const NEW_SHAPE = `coalesce(e->'key', jsonb_build_object('kind', 'number', 'part', '') || e)`;

const FORWARD = `
  UPDATE question_versions v SET content = v.content || jsonb_build_object('answer_keys', coalesce(
    (SELECT e->'keys' FROM jsonb_array_elements(q.numeric_answers) AS list (e) WHERE (e->>'version')::int = v.version),
    (SELECT jsonb_agg(${NEW_SHAPE} ORDER BY place)
       FROM jsonb_array_elements(q.numeric_answers) WITH ORDINALITY AS list (e, place) WHERE e->'version' IS NULL), '[]'))
    FROM questions q WHERE q.id = v.question_id;
  UPDATE questions SET numeric_answers = coalesce((
    SELECT jsonb_agg(${NEW_SHAPE} ORDER BY place)
      FROM jsonb_array_elements(numeric_answers) WITH ORDINALITY AS list (e, place) WHERE e->'version' IS NULL), '[]')
   WHERE numeric_answers <> '[]';
  ALTER TABLE questions RENAME COLUMN numeric_answers TO answer_keys;
  ALTER TABLE questions ADD CONSTRAINT questions_answer_keys_list CHECK (jsonb_typeof(answer_keys) = 'array');
`;

/** A key that `numeric_answers` can hold: no other field. */
const OLD_SHAPE = `k->>'kind' = 'number' AND k - '{kind,part,value,tolerance,unit}'::text[] = '{}'`;

const BACK = `
  ALTER TABLE questions DROP CONSTRAINT questions_answer_keys_list;
  ALTER TABLE questions RENAME COLUMN answer_keys TO numeric_answers;
  WITH former AS (
    SELECT v.question_id, jsonb_agg(jsonb_build_object('part', 'answer key', 'version', v.version, 'keys', v.content->'answer_keys')) AS entries
      FROM question_versions v JOIN questions q ON q.id = v.question_id
     WHERE v.content->'answer_keys' <> q.numeric_answers GROUP BY v.question_id)
  UPDATE questions q SET numeric_answers = coalesce((
    SELECT jsonb_agg(CASE WHEN ${OLD_SHAPE} THEN k - CASE WHEN k->>'part' = '' THEN '{kind,part}' ELSE '{kind}' END::text[]
                          ELSE jsonb_build_object('part', 'answer key', 'key', k) END ORDER BY place)
      FROM jsonb_array_elements(q.numeric_answers) WITH ORDINALITY AS list (k, place)), '[]')
      || coalesce((SELECT entries FROM former WHERE former.question_id = q.id), '[]')
   WHERE q.numeric_answers <> '[]' OR q.id IN (SELECT question_id FROM former);
  UPDATE question_versions SET content = content - 'answer_keys';
`;

export async function up(db: Knex): Promise<void> {
  await db.raw(FORWARD);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(BACK);
}
