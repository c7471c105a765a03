import type { Knex } from 'knex';
import { fillStaffWork } from './fill-staff-work.ts';

/** How much a large site has. `users` are learners with marks, a few staff among them. */
export interface Size {
  questions: number;
  users: number;
}

/** What keeps search after the questions, as `table.trigger`. */
const SEARCH_TRIGGERS = [
  'questions.search_take_in',
  'search_documents.search_changes_take_in',
  'search_documents.search_words_take_in',
] as const;

const withOtherDigits = (column: string) => `translate(${column}, '23456789', substr('2345678923456789', 1 + c.n % 8, 8))`;

/**
 * Fills a database that has the bank's questions with as much as a large site has, the same at each time: the bank again and again with other
 * digits, accounts, orders, log, notes, reports, corrections and uploads. For measuring; nothing of it makes sense to a reader.
 */
export async function fillLargeDatabase(db: Knex, { questions, users }: Size): Promise<void> {
  const { count: known } = (await db('questions').count({ count: '*' }).first()) as { count: number };
  const rounds = Math.max(0, Math.ceil(questions / known) - 1);
  await db.transaction(async (transaction) => {
    await transaction.raw(`SELECT set_config('search.later', 'on', true), set_config('jit', 'off', true), setseed(0.5)`);
    // Recreated afterwards, which takes a fraction of the time.
    await transaction.raw('DROP INDEX questions_text_trigrams, questions_search, search_documents_words');
    // Search documents are copied like the questions: indexing a million texts again takes half an hour.
    for (const trigger of SEARCH_TRIGGERS) await transaction.raw(`ALTER TABLE ${trigger.replace('.', ' DISABLE TRIGGER ')}`);
    await transaction.raw(
      'CREATE TEMP TABLE original ON COMMIT DROP AS SELECT *, row_number() OVER (ORDER BY id) AS place FROM questions',
    );
    const first = `(SELECT max(id) FROM questions) + 1`;
    await transaction.raw(
      `CREATE TEMP TABLE copies ON COMMIT DROP AS
      SELECT o.id AS of, ${first} + o.place + (n - 1) * (SELECT max(place) FROM original) AS id, n FROM original o, generate_series(1, ?::int) n`,
      [rounds],
    );
    await transaction.raw(`
      INSERT INTO questions (id, topic_id, difficulty, level, question_number, marks, calculator_allowed, month, year, paper, timezone, verified,
        topic_changed, visible, priority, special_info, mcq_answer, answer_keys, options, questions_text, questions_html, hints, typeset_version,
        tex_faults, template, round, created_at, updated_at)
      SELECT c.id, o.topic_id, o.difficulty, o.level, o.question_number + 1000 * c.n, o.marks, o.calculator_allowed, o.month, o.year, o.paper, o.timezone,
             c.id % 3 = 0, c.id % 97 = 0, c.id % 20 <> 0, CASE WHEN c.id % 50 = 0 THEN c.id % 10 ELSE 0 END, o.special_info, o.mcq_answer,
             CASE WHEN c.id % 40 = 0 THEN '[]' ELSE o.answer_keys END, o.options,
             ${withOtherDigits('o.questions_text')} || repeat('.', c.n / 8), o.questions_html, o.hints,
             o.typeset_version, (c.id % 500 = 0)::int, o.template || '-' || c.n, o.round,
             now() - c.id * interval '1 minute', now() - (c.id * 7919 % 100000) * interval '1 minute'
        FROM copies c JOIN original o ON o.id = c.of`);
    await transaction.raw(`
      INSERT INTO question_topics (question_id, topic_id, subject_id, topic1_id, topic2_id, topic3_id, kind)
      SELECT c.id, p.topic_id, p.subject_id, p.topic1_id, p.topic2_id, p.topic3_id, p.kind
        FROM copies c JOIN question_topics p ON p.question_id = c.of`);
    await transaction.raw(
      `INSERT INTO answers (question_id, final_answer, body) SELECT id, 'An answer', 'Because of it' FROM copies WHERE id % 30 <> 0`,
    );
    await transaction.raw(`
      INSERT INTO question_statistics (question_id, tried, facility, discrimination, median_seconds, difficulty, parts, computed_at)
      SELECT id, id % 400, random(), random() * 2 - 1, 30 + random() * 300, 0, '[]', now() FROM copies WHERE id % 2 = 0`);
    await transaction.raw(`
      INSERT INTO search_documents (kind, id, listed, title, context, body)
      SELECT 'question', c.id, d.listed AND c.id % 20 <> 0, d.title, d.context, ${withOtherDigits('d.body')}
        FROM copies c JOIN search_documents d ON d.kind = 'question' AND d.id = c.of`);
    for (const trigger of SEARCH_TRIGGERS) await transaction.raw(`ALTER TABLE ${trigger.replace('.', ' ENABLE TRIGGER ')}`);
    await transaction.raw('CREATE INDEX search_documents_words ON search_documents USING gin (words)');
    await transaction.raw('CREATE INDEX questions_text_trigrams ON questions USING gin (questions_text gin_trgm_ops)');
    await transaction.raw('CREATE INDEX questions_search ON questions USING gin (search)');
    await transaction.raw(`SELECT setval(pg_get_serial_sequence('questions', 'id'), (SELECT max(id) FROM questions))`);
    await fillPeople(transaction, users);
    await fillMarks(transaction);
    await fillStaffWork(transaction, questions);
  });
  await db.raw('VACUUM ANALYZE');
}

/** What people have marked: 40 questions as completed and 10 as bookmarked; each tenth has pinned two. */
async function fillMarks(db: Knex): Promise<void> {
  const marked = (salt: number) => `1 + (p.n * 104729 + k * ${salt}) % (SELECT max(id) FROM questions)`;
  // Every id is there; to look each up takes longer than all the rest.
  await db.raw(`SET LOCAL session_replication_role = replica`);
  await db.raw(
    `INSERT INTO completed_question (user_id, question_id) SELECT p.id, ${marked(7919)} FROM person p, generate_series(1, 40) k ON CONFLICT DO NOTHING`,
  );
  await db.raw(
    `INSERT INTO user_question (user_id, question_id) SELECT p.id, ${marked(6007)} FROM person p, generate_series(1, 10) k ON CONFLICT DO NOTHING`,
  );
  await db.raw(
    `INSERT INTO pinned_question (user_id, question_id)
     SELECT p.id, ${marked(4001)} FROM person p, generate_series(1, 2) k WHERE p.n % 10 = 0 ON CONFLICT DO NOTHING`,
  );
  await db.raw('SET LOCAL session_replication_role = origin');
}

async function fillPeople(db: Knex, users: number): Promise<void> {
  await db.raw(
    `INSERT INTO users (email, username, full_name, role_id, verified, locked_at, created_at, country)
     SELECT 'load-' || n || '@example.com', 'load ' || n, CASE WHEN n % 3 > 0 THEN 'Person ' || md5(n::text) END, CASE WHEN n % 500 = 0 THEN 2 ELSE 3 END,
            n % 5 > 0, CASE WHEN n % 300 = 0 THEN now() END, now() - n * interval '53 minutes', 'IN'
       FROM generate_series(1, ?::int) n`,
    [users],
  );
  await db.raw(
    `CREATE TEMP TABLE person ON COMMIT DROP AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE email LIKE 'load-%'`,
  );
  // Who does what is looked up row by row.
  await db.raw('CREATE INDEX ON person (n)');
  await db.raw(
    `CREATE TEMP TABLE colleague ON COMMIT DROP AS SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users WHERE role_id < 3`,
  );
  const colleague = (place: string) =>
    `(SELECT id FROM colleague WHERE colleague.n = (${place}) % (SELECT count(*) FROM colleague))`;
  await db.raw(`
    INSERT INTO orders (user_id, type, plan_id, amount, currency, provider_id, status, paid_count, created_at, refund_pending_amount, refund_failed_amount)
    SELECT p.id, 'subscription', (SELECT max(id) FROM plans), 49900, 'INR', 'sub_load_' || p.n || '_' || k,
           (ARRAY['open', 'paid', 'ended', 'failed'])[1 + (p.n + k) % 4], k, now() - (p.n * 3 + k) * interval '31 minutes', (p.n % 700 = 0)::int * 100, 0
      FROM person p, generate_series(1, 3) k`);
  await db.raw(`
    INSERT INTO memberships (user_id, plan_id, starts_at, ends_at)
    SELECT id, (SELECT max(id) FROM plans), now() - interval '1 month', now() + (n % 60 - 20) * interval '1 day' FROM person WHERE n % 3 = 0`);
  await db.raw(`
    INSERT INTO staff_actions (at, staff_id, action, object_kind, object_id, reason)
    SELECT now() - n * interval '5 minutes', ${colleague('s.n')},
           (ARRAY['question.changed', 'user.locked', 'upload.stored', 'user.verified', 'question.created'])[1 + n % 5],
           (ARRAY['question', 'user', 'upload', 'user', 'question'])[1 + n % 5], 1 + n % 5000, 'Reason ' || md5(n::text)
      FROM generate_series(1, 100000) AS s(n)`);
  await db.raw(`
    INSERT INTO staff_notes (client_key, user_id, question_id, author_id, text, created_at)
    SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN (SELECT id FROM person WHERE person.n = 1 + s.n % (SELECT count(*) FROM person)) END,
           CASE WHEN n % 2 = 1 THEN 1 + n % 3000 END, ${colleague('s.n')}, 'Note ' || n, now() - n * interval '10 minutes'
      FROM generate_series(1, 20000) AS s(n)`);
  await db.raw(`
    INSERT INTO reports (question_id, user_id, type, description, created_at, updated_at, closed_at, outcome)
    SELECT 1 + (p.n * 7 + k) % 3000, p.id, 'Incorrect/Inaccurate Information', 'Words ' || md5(p.n::text), now() - p.n * interval '1 hour', now() - p.n * interval '1 hour',
           CASE WHEN (p.n + k) % 10 > 0 THEN now() - p.n * interval '30 minutes' END, CASE WHEN (p.n + k) % 10 > 0 THEN 'not_a_fault' END
      FROM person p, generate_series(1, 2) k ON CONFLICT DO NOTHING`);
  await db.raw(`
    INSERT INTO corrections (question_id, from_version, to_version, summary, summary_html, made_by, made_at, done_at)
    SELECT questions.id, 1, 2, 'Corrected', '<p>Corrected</p>', ${colleague('questions.id')}, now() - questions.id * interval '1 hour', now() FROM questions ORDER BY questions.id LIMIT 3000`);
  await db.raw(`
    INSERT INTO upload_runs (kind, state, file_name, file_key, digest, bytes, options, created_by, created_at, finished_at, created)
    SELECT (ARRAY['questions', 'topics', 'subjects'])[1 + n % 3], 'done', 'load.csv', 'upload/load-' || n, md5(n::text), 1000,
           '{"dry_run": false, "partial": false, "overwrite_edited": false, "verified": false, "defaults": {}}', ${colleague('s.n')},
           now() - n * interval '1 hour', now(), 10
      FROM generate_series(1, 3000) AS s(n)`);
  await db.raw('INSERT INTO upload_progress (run_id) SELECT id FROM upload_runs ON CONFLICT DO NOTHING');
}
