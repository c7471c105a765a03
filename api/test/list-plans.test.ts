import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { type Statement, statementsOf } from './bench-api/statements.ts';
import { seedSampleBank } from './sample-bank.ts';
import { type Session, startTestApi } from './test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });

/** Tables that grow with the bank and with those who learn, as far as there is something in them here: an empty one is read as a whole. */
const LARGE = [
  ...['questions', 'question_topics', 'answers', 'mark_scheme_lines', 'search_documents', 'users', 'sessions', 'devices'],
  ...['completed_question', 'user_question', 'pinned_question'],
];

let learner: Session;
beforeAll(async () => {
  learner = await api.signUp();
  // Many people, each with a few marks, so that a million marks are not all one's own.
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
  await api.db.raw('ANALYZE');
  // The planner takes each for a table of a million rows, whose columns look as those of the few that are there.
  for (const table of LARGE) {
    await api.db.raw('ALTER TABLE ?? SET (autovacuum_enabled = off)', [table]);
    await api.db.raw(
      `UPDATE pg_class SET relpages = greatest(1, pg_relation_size(oid) / 8192), reltuples = 1000000 WHERE oid = ?::regclass`,
      [table],
    );
  }
});

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; 'Index Cond'?: string; Plans?: Plan[] };
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function planOf(db: Knex, { sql, bindings }: Statement): Promise<Plan[]> {
  const client = await db.client.acquireConnection();
  try {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, bindings);
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await db.client.releaseConnection(client);
  }
}

/** The large tables, or indexes of them, that a statement reads from end to end. */
const readAsWhole = (plan: readonly Plan[]) =>
  plan.flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    const whole = node['Node Type'] === 'Seq Scan' || (/^Index.*Scan$/.test(node['Node Type']) && !node['Index Cond']);
    return whole && LARGE.includes(table) ? [`${node['Node Type']} of ${table}`] : [];
  });

/** What a call reads, statement by statement. */
async function readsOf(path: string, headers: Record<string, string>) {
  const statements = await statementsOf(api.db, async () => (await api.fetch(path, { headers })).arrayBuffer());
  return statements.filter(({ sql }) => /^\s*(?:select|with)\b/i.test(sql));
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

test('a list that is read from end to end is told', async () => {
  const sorted = { sql: 'SELECT id FROM questions WHERE marks > 3 ORDER BY special_info LIMIT 10', bindings: [] };
  expect(readAsWhole(await planOf(api.db, sorted))).toEqual(['Seq Scan of questions']);
});
