import type { Knex } from 'knex';

/** What lists order and filter by, of the question itself: column of a place, its type, how the question tells it. */
const TOLD = [
  ['visible', 'boolean', 'q.visible'],
  ['deleted', 'boolean', 'q.deleted_at IS NOT NULL'],
  ['priority', 'int', 'q.priority'],
  ['round', 'smallint', 'q.round'],
  ['difficulty_rank', 'smallint', 'q.difficulty_rank'],
  ['question_number', 'int', 'q.question_number'],
  ['level', 'text', 'q.level'],
  ['paper', 'smallint', 'q.paper'],
  ['month', 'text', 'q.month'],
  ['year', 'smallint', 'q.year'],
  ['timezone', 'smallint', 'q.timezone'],
  ['calculator_allowed', 'boolean', 'q.calculator_allowed'],
  ['multiple_choice', 'boolean', 'q.mcq_answer IS NOT NULL'],
  ['answer_not_available', 'boolean', 'q.answer_not_available'],
] as const;
const MAY_BE_UNKNOWN: readonly string[] = ['paper', 'month', 'year', 'timezone'];

const columns = TOLD.map(([column]) => column).join(', ');
const told = (question: string) => TOLD.map(([, , sql]) => sql.replace('q.', `${question}.`)).join(', ');
/** By which questions are counted; a question's own number is none of it. */
const COUNTED = TOLD.filter(([column]) => column !== 'deleted' && column !== 'question_number');
const counted = ['subject_id', 'topic_id', 'own', ...COUNTED.map(([column]) => column)].join(', ');
const countedOf = (place: string) =>
  `${place}.subject_id, ${place}.topic_id, ${place}.kind = 'primary' AS own, ${COUNTED.map(([column]) => `${place}.${column}`).join(', ')}`;
const PLACES_THAT_COUNT = (place: string) => `${place}.kind <> 'other' AND NOT ${place}.deleted`;

/**
 * Lists of questions read `question_topics` alone: each row copies the columns of its question that lists order and filter by, and the number of
 * questions of a kind is stored for each topic. Statement triggers maintain both. Counts are sums of rows that are only added, so that
 * concurrent edits of questions never wait for each other; a job merges the rows.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE question_topics ${TOLD.map(([column, type]) => `ADD COLUMN ${column} ${type}`).join(', ')};
    UPDATE question_topics p SET (${columns}) = ROW(${told('q')}) FROM questions q WHERE q.id = p.question_id;
    ALTER TABLE question_topics ${TOLD.filter(([column]) => !MAY_BE_UNKNOWN.includes(column))
      .map(([column]) => `ALTER COLUMN ${column} SET NOT NULL`)
      .join(', ')};
    CREATE INDEX question_topics_in_order
      ON question_topics (topic_id, priority DESC, round, difficulty_rank, question_number, question_id) WHERE kind <> 'other';

    CREATE TABLE listing_counts (
      subject_id int NOT NULL REFERENCES subjects ON DELETE CASCADE,
      topic_id int NOT NULL REFERENCES topics ON DELETE CASCADE,
      own boolean NOT NULL,
      ${COUNTED.map(([column, type]) => `${column} ${type} ${MAY_BE_UNKNOWN.includes(column) ? '' : 'NOT NULL'}`).join(', ')},
      questions int NOT NULL
    );
    COMMENT ON TABLE listing_counts IS 'how many questions stand at a topic, by what lists order and filter by: the sum of all rows alike';
    CREATE INDEX listing_counts_subject ON listing_counts (subject_id);
    CREATE INDEX listing_counts_topic ON listing_counts (topic_id);
    INSERT INTO listing_counts (${counted}, questions)
    SELECT *, count(*) FROM (SELECT ${countedOf('p')} FROM question_topics p WHERE ${PLACES_THAT_COUNT('p')}) AS place GROUP BY ${counted};

    CREATE FUNCTION question_topics_tell() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      SELECT ${told('q')} INTO ${TOLD.map(([column]) => `NEW.${column}`).join(', ')} FROM questions q WHERE q.id = NEW.question_id;
      RETURN NEW;
    END $fn$;
    CREATE TRIGGER tell BEFORE INSERT ON question_topics FOR EACH ROW EXECUTE FUNCTION question_topics_tell();

    CREATE FUNCTION question_topics_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      -- Planned with the statement's rows at hand: a plan from an empty table compares each with each.
      EXECUTE $sql$
        UPDATE question_topics p SET (${columns}) = ROW(${told('a')})
          FROM after a JOIN before b ON b.id = a.id
         WHERE p.question_id = a.id AND ROW(${told('b')}) IS DISTINCT FROM ROW(${told('a')})
      $sql$;
      RETURN NULL;
    END $fn$;
    CREATE TRIGGER places_follow AFTER UPDATE ON questions
      REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION question_topics_follow();

    CREATE FUNCTION listing_counts_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
    DECLARE
      changes text := concat_ws(' UNION ALL ',
        CASE WHEN TG_OP <> 'DELETE' THEN $sql$SELECT ${countedOf('a')}, 1 AS change FROM after a WHERE ${PLACES_THAT_COUNT('a')}$sql$ END,
        CASE WHEN TG_OP <> 'INSERT' THEN $sql$SELECT ${countedOf('b')}, -1 AS change FROM before b WHERE ${PLACES_THAT_COUNT('b')}$sql$ END);
    BEGIN
      EXECUTE 'INSERT INTO listing_counts (${counted}, questions) SELECT ${counted}, sum(change) FROM (' || changes ||
              ') AS changed GROUP BY ${counted} HAVING sum(change) <> 0';
      RETURN NULL;
    END $fn$;
    CREATE TRIGGER counts_take_in AFTER INSERT ON question_topics
      REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION listing_counts_follow();
    CREATE TRIGGER counts_take_over AFTER UPDATE ON question_topics
      REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION listing_counts_follow();
    CREATE TRIGGER counts_take_out AFTER DELETE ON question_topics
      REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION listing_counts_follow();

    CREATE FUNCTION fold_listing_counts() RETURNS bigint LANGUAGE sql AS $fn$
      WITH many AS (
        SELECT topic_id FROM listing_counts GROUP BY topic_id HAVING count(*) > count(DISTINCT (${counted})) OR min(questions) <= 0),
      gone AS (DELETE FROM listing_counts WHERE topic_id IN (SELECT topic_id FROM many) RETURNING *),
      folded AS (
        INSERT INTO listing_counts (${counted}, questions)
        SELECT ${counted}, sum(questions) FROM gone GROUP BY ${counted} HAVING sum(questions) <> 0 RETURNING 1)
      SELECT (SELECT count(*) FROM gone) - (SELECT count(*) FROM folded) $fn$;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER places_follow ON questions;
    DROP TRIGGER tell ON question_topics;
    DROP TRIGGER counts_take_in ON question_topics; DROP TRIGGER counts_take_over ON question_topics;
    DROP TRIGGER counts_take_out ON question_topics;
    DROP FUNCTION question_topics_tell, question_topics_follow, listing_counts_follow, fold_listing_counts;
    DROP TABLE listing_counts;
    DROP INDEX question_topics_in_order;
    ALTER TABLE question_topics ${TOLD.map(([column]) => `DROP COLUMN ${column}`).join(', ')};
  `);
}
