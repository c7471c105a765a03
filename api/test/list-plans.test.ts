import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { formerStates } from '../src/domains/bank/questions/bulk/changes.queries.ts';
import { statementsOf } from './bench-api/statements.ts';
import { nodesOf, type Plan, planOf, takeForLarge } from './plans.ts';
import { seedSampleBank } from './sample-bank.ts';
import { type Session, startTestApi } from './test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

/** Tables that grow with the bank and with those who learn, as far as there is something in them here: an empty one is read as a whole. */
const LARGE = [
  ...[
    'questions',
    'question_topics',
    'answers',
    'mark_scheme_lines',
    'search_documents',
    'search_sample',
    'users',
    'sessions',
    'devices',
  ],
  ...['completed_question', 'user_question', 'pinned_question'],
];

/** Those that grow with the work of staff. */
const DESKS = ['tests', 'doubts', 'contact_messages', 'question_versions', 'question_bulk_change_items'];

let learner: Session;
let staff: Session;
let bulkChange: number;
beforeAll(async () => {
  [learner, staff] = [await api.signUp(), await api.asStaff()];
  // Many learners, each with a few marks, so that a million marks do not all belong to one.
  await api.db.raw(
    `INSERT INTO users (email, username, role_id, verified, created_at, country)
     SELECT 'reader-' || n || '@example.com', 'Reader ' || n, 3, true, now(), 'IN' FROM generate_series(1, 300) n`,
  );
  for (const table of ['completed_question', 'user_question', 'pinned_question'])
    await api.db.raw(
      `INSERT INTO ?? (user_id, question_id)
       SELECT u.id, q.id FROM users u, LATERAL (SELECT id FROM questions ORDER BY (id * 31 + u.id * 17) % 101, id LIMIT 3) q ON CONFLICT DO NOTHING`,
      [table],
    );
  bulkChange = await fillDesks();
  await takeForLarge(api.owner, [...LARGE, ...DESKS]);
});

/** Tests of one subject alone, doubts, messages, and a change of all questions; answers the change. */
async function fillDesks(): Promise<number> {
  const { db } = api;
  const readers = `(SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE email LIKE 'reader-%') AS reader`;
  await db.raw(
    `INSERT INTO tests (slug, user_id, subject_id, duration, draw_seed, created_at)
     SELECT 'test-' || n, id, (SELECT min(id) FROM subjects), 30, 1, now() FROM ${readers}`,
  );
  await db.raw(
    `INSERT INTO doubts (question_id, user_id, queries, created_at)
     SELECT 1 + n % 20, id, 'Why ' || n, now() - n * interval '1 hour' FROM ${readers}`,
  );
  await db.raw(`UPDATE doubts SET waiting_since = NULL WHERE id % 20 > 0`);
  await db.raw(
    `INSERT INTO contact_messages (key, topic, text, name, email, state, created_at, closed_at)
     SELECT gen_random_uuid(), 'general', 'Words', 'Reader', 'reader@example.com', CASE WHEN n % 20 = 0 THEN 'open' ELSE 'closed' END,
            now() - n * interval '1 hour', CASE WHEN n % 20 > 0 THEN now() END FROM ${readers}`,
  );
  const [{ id }] = await db('question_bulk_changes')
    .insert({ key: randomUUID(), staff_id: staff.user.id, created_at: new Date(), change: '{}', reason: '', question_ids: [] })
    .returning('id');
  for (const version of [1, 2])
    await db.raw(
      `INSERT INTO question_versions (question_id, version, kind, changed_at, changed_fields, content)
       SELECT id, ?, 'edited', now(), '{}', '{}' FROM questions ON CONFLICT DO NOTHING`,
      [version],
    );
  await db.raw('INSERT INTO question_bulk_change_items SELECT ?, id, 1, 2 FROM questions', [id]);
  return id;
}

/** The large tables, or indexes of them, that a statement reads from end to end. */
const readAsWhole = (plan: readonly Plan[]) =>
  plan.flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    const whole = node['Node Type'] === 'Seq Scan' || (/^Index.*Scan$/.test(node['Node Type']) && !node['Index Cond']);
    return whole && LARGE.includes(table) ? [`${node['Node Type']} of ${table}`] : [];
  });

/** The reads of a call, statement by statement. */
async function readsOf(path: string, headers: Record<string, string>) {
  const statements = await statementsOf(api.db, async () => (await api.fetch(path, { headers })).arrayBuffer());
  return statements.filter(({ sql }) => /^[\s(]*(?:select|with)\b/i.test(sql));
}

const OF_A_COURSE = [
  ...[
    '',
    '&page=3',
    '&topic=algebra',
    '&topic=algebra&subtopic=sequences',
    '&difficulty=Hard',
    '&paper=1&year=2024',
    '&month=May',
  ],
  ...['&calculatorAllowed=true', '&sortOrder=desc'],
];
const OF_A_LEARNER = ['&uncompletedQuestion=true', '&completedQuestion=true', '&bookmarkedQuestion=true', '&pinnedQuestion=true'];
const lists = (queries: readonly string[]) => queries.map((query) => `/api/questions?subject=math-aa-sl${query}`);

test.each([
  ...lists(OF_A_COURSE),
  ...lists(OF_A_LEARNER),
  '/api/questions',
  '/api/questions?difficulty=Easy',
  '/api/questions/12?subject=math-aa-sl',
  '/api/questions/12?subject=math-aa-sl&uncompletedQuestion=true',
  '/api/questions/filters?subject=math-aa-sl',
  '/api/questions/filters?subject=math-aa-sl&topic=algebra&difficulty=Hard',
  '/api/subjects',
  '/api/topics/math-aa-sl',
  '/api/search?query=quadratic+equation',
  '/api/search?query=41',
  '/api/search?query=2.5',
  '/api/test',
])('is read by indexes, for guests and for learners: %s', async (path) => {
  for (const authorization of ['', `Bearer ${learner.token}`]) {
    for (const statement of await readsOf(path, authorization ? { authorization } : {}))
      expect(readAsWhole(await planOf(api.db, statement)), statement.sql).toEqual([]);
  }
});

test.each(lists(['', '&page=3', '&difficulty=Hard', '&uncompletedQuestion=true']))(
  'takes its questions from their groups in order: %s',
  async (path) => {
    const reads = await readsOf(path, { authorization: `Bearer ${learner.token}` });
    const page = reads.find(({ sql }) => sql.includes('listing_counts'));
    const indexes = page && (await planOf(api.db, page)).map((node) => node['Index Name']);
    expect(indexes).toContain('question_topics_in_order');
  },
);

test('a search for a number finds its questions by their index', async () => {
  const read = (await readsOf('/api/search?query=41', {})).find(({ sql }) => sql.includes('question_number'));
  const indexes = read && (await planOf(api.db, read)).map((node) => node['Index Name']);
  expect(indexes).toEqual(expect.arrayContaining(['questions_pkey', 'questions_number']));
});

test('a list that reads a whole table is reported', async () => {
  const sorted = { sql: 'SELECT id FROM questions WHERE marks > 3 ORDER BY special_info LIMIT 10', bindings: [] };
  expect(readAsWhole(await planOf(api.db, sorted))).toEqual(['Seq Scan of questions']);
});

test.each([
  '/api/admin/subjects',
  ...['', '?state=open', '?state=answered&page=5', '?asker=77'].map((query) => `/api/doubts${query}`),
  ...['', '?state=closed&page=5', '?state=held'].map((query) => `/api/admin/messages${query}`),
])('reads no table of what staff work on as a whole: %s', async (path) => {
  for (const statement of await readsOf(path, { authorization: `Bearer ${staff.token}` })) {
    const scanned = (await planOf(api.db, statement)).flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    );
    expect(
      scanned.filter((table) => [...LARGE, ...DESKS].includes(table)),
      statement.sql,
    ).toEqual([]);
  }
});

test('questions in review are found by their index', async () => {
  const headers = { authorization: `Bearer ${staff.token}` };
  const lists = (await readsOf('/api/admin/questions?in_review=true', headers)).filter(({ sql }) => sql.includes('listed'));
  expect(lists).not.toEqual([]);
  for (const list of lists)
    expect((await planOf(api.db, list)).map((node) => node['Index Name'])).toContain('questions_in_review');
});

test('a slice of a large change that is taken back is cut before versions are looked up', async () => {
  const [statement] = await statementsOf(api.db, () => formerStates(api.db, bulkChange, 1_000, 500));
  const plan = await planOf(api.db, statement as NonNullable<typeof statement>);
  const tablesOf = (nodes: readonly Plan[]) => new Set(nodes.flatMap((node) => node['Relation Name'] ?? []));
  const limit = plan.find((node) => node['Node Type'] === 'Limit');
  expect(limit && tablesOf(nodesOf(limit))).toEqual(new Set(['question_bulk_change_items']));
  expect(plan.find((node) => node['Relation Name'] === 'question_versions')).toMatchObject({
    'Index Name': 'question_versions_pkey',
    'Index Cond': expect.stringContaining('version'),
  });
});
