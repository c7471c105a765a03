import type { Knex } from 'knex';

/** An SQL list, of which row n takes one after the other. */
const eachInTurn = (values: readonly string[], n = 'n') => `(ARRAY['${values.join("','")}'])[1 + ${n} % ${values.length}]`;

/**
 * Adds what staff have on their desks at a large site: answers in practice, tests with their sheets, doubts, messages, security events, what
 * readers say of posts, and posts, about that many questions. It reads the temporary tables `person` and `colleague`.
 */
export async function fillStaffWork(db: Knex, questions: number): Promise<void> {
  const person = (n: string) => `(SELECT id FROM person WHERE person.n = 1 + ${n} % (SELECT count(*) FROM person))`;
  const colleague = (n: string) => `(SELECT id FROM colleague WHERE colleague.n = ${n} % (SELECT count(*) FROM colleague))`;
  // Every id is there; to look each up takes longer than all the rest.
  await db.raw('SET LOCAL session_replication_role = replica');
  await db.raw(`
    INSERT INTO practice_attempts (user_id, client_key, question_id, question_version, part, verdict, answer, fields, marks, "of", answered_at, received_at)
    SELECT p.id, gen_random_uuid(), 1 + (p.n * 31 + k * 7919) % ${questions}, 1, '', 'right', '{}', '[]', 1, 1, at, at
      FROM person p, generate_series(1, 20) k, LATERAL (SELECT now() - (p.n * 20 + k) % 200 * interval '11 hours' AS at) moment`);
  await db.raw(`
    INSERT INTO tests (slug, user_id, subject_id, duration, draw_seed, attempts, created_at, started_at, deadline, submitted_at, closed_by, stored, digest)
    SELECT 'load-' || p.n || '-' || k, p.id, (SELECT min(id) FROM subjects), 30, 1, 1, at, at, at + interval '30 minutes', at + interval '20 minutes', 'learner', 5, ''
      FROM person p, generate_series(1, 3) k, LATERAL (SELECT now() - (p.n * 3 + k) % 700 * interval '7 hours' - interval '1 hour' AS at) moment`);
  await db.raw(`
    INSERT INTO test_questions (test_id, position, question_id, marks)
    SELECT t.id, place, 1 + (t.id * 7 + place * 611) % ${questions}, 5 FROM tests t, generate_series(1, 5) place WHERE t.slug LIKE 'load-%'`);
  await db.raw(`
    INSERT INTO gradings (test_id, user_id, state, sheet_key, sheet_name, sheet_bytes, page_count, submitted_at, paid_at, due_at, claimed_by, claimed_at,
                          graded_at, graded_by, marks_obtained, report_key, returned_at)
    SELECT t.id, t.user_id, state, 'sheet/load-' || t.id, 'sheet.pdf', 1000, 2, t.submitted_at, t.submitted_at, t.submitted_at + interval '1 day',
           CASE WHEN state <> 'paid' THEN ${colleague('t.id')} END, CASE WHEN state <> 'paid' THEN t.submitted_at END,
           CASE WHEN state = 'returned' THEN t.submitted_at END, CASE WHEN state = 'returned' THEN ${colleague('t.id')} END,
           CASE WHEN state = 'returned' THEN 17 END, CASE WHEN state = 'returned' THEN 'report/load-' || t.id END,
           CASE WHEN state = 'returned' THEN t.submitted_at + interval '1 hour' END
      FROM tests t, LATERAL (SELECT CASE t.id % 100 WHEN 0 THEN 'paid' WHEN 1 THEN 'claimed' ELSE 'returned' END AS state) made
     WHERE t.slug LIKE 'load-%'`);
  await db.raw(`
    INSERT INTO doubts (question_id, user_id, queries, queries_html, typeset_version, created_at, waiting_since)
    SELECT 1 + n * 7919 % ${questions}, ${person('s.n')}, 'Why is step ' || md5(n::text) || ' so?', '<p>Why?</p>', 1, now() - n * interval '20 minutes',
           CASE WHEN n % 40 = 0 THEN now() - n * interval '20 minutes' END
      FROM generate_series(1, 30000) AS s(n)`);
  await db.raw(`
    INSERT INTO doubts (question_id, user_id, parent_id, queries, queries_html, typeset_version, created_at)
    SELECT question_id, ${colleague('doubts.id')}, id, 'Because of it', '<p>Because of it</p>', 1, created_at + interval '1 hour'
      FROM doubts WHERE parent_id IS NULL AND waiting_since IS NULL`);
  await db.raw(`
    INSERT INTO contact_messages (key, topic, text, name, email, state, created_at, closed_at)
    SELECT gen_random_uuid(), 'general', 'Words ' || md5(n::text), 'Person ' || n, 'load-' || n || '@example.com', state, now() - n * interval '1 hour',
           CASE WHEN state = 'closed' THEN now() - n * interval '50 minutes' END
      FROM generate_series(1, 10000) AS s(n), LATERAL (SELECT CASE n % 50 WHEN 0 THEN 'open' WHEN 1 THEN 'held' ELSE 'closed' END AS state) made`);
  await db.raw(`
    INSERT INTO security_events (at, kind, user_id, address, user_agent)
    SELECT now() - n * interval '1 minute', ${eachInTurn(['log_in.succeeded', 'log_in.failed', 'log_in.succeeded', 'access.refused'])},
           ${person('s.n')}, '203.0.113.' || n % 250, 'Firefox on Windows'
      FROM generate_series(1, 200000) AS s(n)`);
  await db.raw(`
    INSERT INTO blog_feedback (slug, title, visitor, helpful, words, created_at, updated_at)
    SELECT 'load-' || n % 300, 'Post ' || n % 300, md5(n::text), n % 3 > 0, CASE WHEN n % 5 = 0 THEN 'Words' ELSE '' END, at, at
      FROM generate_series(1, 50000) AS s(n), LATERAL (SELECT now() - n * interval '10 minutes' AS at) moment`);
  await db.raw(`
    INSERT INTO blog_posts (slug, title, author, excerpt, status, published_date, updated_at, content_markdown, content_html, typeset_version)
    SELECT 'load-' || n, 'Post ' || n, 'An author', 'An excerpt', ${eachInTurn(['draft', 'published', 'published', 'withdrawn'])},
           now() - n * interval '1 day', now() - n * interval '1 day', repeat('Words of it. ', 200), repeat('<p>Words of it.</p>', 200), 1
      FROM generate_series(1, 1000) AS s(n)`);
  await db.raw('SET LOCAL session_replication_role = origin');
}
