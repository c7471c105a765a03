import type { Knex } from 'knex';
import { type Ledger, MONTH_S, MONTHS } from './paying.ts';
import { type Notebook, TAB } from './taking-tests.ts';

/** What the database holds against what was acknowledged. All zero: nothing was lost, and nothing done twice. */
export interface Verdict {
  /** Answers of the API that nothing explains. */
  unexpected: number;
  /** Acknowledged answers that are missing in the log of their test or differ. */
  answersLost: number;
  /** Repeated entries of the log, or ones that were never sent. */
  answersDoubled: number;
  /** Questions whose present answer is not the one that was stored last. */
  answersOverwritten: number;
  /** Acknowledged tests that are missing, and submissions that differ from their receipt. */
  testsLost: number;
  /** Tests that were never requested, or that one request made twice. */
  testsDoubled: number;
  /** Acknowledged events that are not stored, or not applied. */
  eventsLost: number;
  /** Events stored twice, or never sent. */
  eventsDoubled: number;
  /** Orders, all of whose events were acknowledged, that do not give exactly what was paid for. */
  ordersWrong: number;
}

interface LogEntry {
  question: number;
  sequence: number;
  text: string;
}

/** Compares the log of each test with what its learner remembers. */
export async function compareAnswers(db: Knex, { tests }: Notebook) {
  const counts = { answersLost: 0, answersDoubled: 0, answersOverwritten: 0 };
  const rows: { slug: string; entries: LogEntry[]; present: string[] | null }[] = (
    await db.raw(
      `SELECT t.slug,
              jsonb_agg(jsonb_build_object('question', c.question_id, 'sequence', c.sequence, 'text', c.answer #>> '{parts,0,value}')
                        ORDER BY c.sequence) AS entries,
              (SELECT array_agg(q.answer #>> '{parts,0,value}') FROM test_questions q WHERE q.test_id = t.id AND q.answer IS NOT NULL) AS present
         FROM tests t JOIN test_changes c ON c.test_id = t.id
        WHERE c.client_id = ? GROUP BY t.id`,
      [TAB],
    )
  ).rows;
  const stored = new Map(rows.map((row) => [row.slug, row]));
  for (const { slug, answers } of tests) {
    const { entries = [], present = null } = stored.get(slug) ?? {};
    const found = new Map(entries.map((entry) => [entry.sequence, entry]));
    counts.answersDoubled += entries.length - found.size + [...found.keys()].filter((sequence) => !answers[sequence - 1]).length;
    const isStored = ({ question, text }: (typeof answers)[number], index: number) =>
      found.get(index + 1)?.question === question && found.get(index + 1)?.text === text;
    counts.answersLost += answers.filter((answer, index) => answer.acknowledged && !isStored(answer, index)).length;
    const last = new Map(answers.flatMap((answer, index) => (isStored(answer, index) ? [[answer.question, answer.text]] : [])));
    counts.answersOverwritten += [...last.values()].filter((text) => !present?.includes(text)).length;
  }
  return counts;
}

/** Compares the tests that there are with those that were wished for and handed in. */
async function compareTests(db: Knex, { tests, wishes }: Notebook) {
  const counts = { testsLost: 0, testsDoubled: 0 };
  const rows: { slug: string; user_id: number; digest: string | null }[] = await db('tests')
    .whereIn('user_id', [...wishes.keys()])
    .select('slug', 'user_id', 'digest');
  const stored = new Map(rows.map((row) => [row.slug, row]));
  for (const { slug, receipt } of tests) {
    const row = stored.get(slug);
    if (!row || (receipt && row.digest !== receipt.digest)) counts.testsLost += 1;
  }
  for (const [userId, { asked }] of wishes) {
    const made = rows.filter(({ user_id }) => user_id === userId).length;
    counts.testsDoubled += Math.max(0, made - asked);
  }
  return counts;
}

/** Compares events and what they gave. `now`: the time that all events name, in seconds. */
async function comparePayments(db: Knex, { acknowledged, sent, settled }: Ledger, now: number) {
  const rows: { event_id: string; applied_at: Date | null }[] = await db('payment_events').select('event_id', 'applied_at');
  const applied = new Set(rows.flatMap(({ event_id, applied_at }) => (applied_at ? [event_id] : [])));
  const distinct = new Set(rows.map(({ event_id }) => event_id));
  const orders = await db('orders').whereIn(
    'id',
    settled.map(({ id }) => id),
  );
  const memberships = Map.groupBy(await db('memberships').whereNotNull('order_id'), ({ order_id }) => order_id);
  const isRight = ({ id, status, paid_count }: { id: number; status: string; paid_count: number }) => {
    const given = memberships.get(id) ?? [];
    const ends = given.map(({ ends_at }) => ends_at?.getTime());
    return status === 'paid' && paid_count === MONTHS && ends.length === 1 && ends[0] >= (now + MONTHS * MONTH_S) * 1_000;
  };
  return {
    eventsLost: [...acknowledged].filter((id) => !applied.has(id)).length,
    eventsDoubled: rows.length - distinct.size + [...distinct].filter((id) => !sent.has(id)).length,
    ordersWrong: settled.length - orders.filter(isRight).length,
  };
}

/** The stored data of acknowledged events that are not applied, a line each, to start investigating a loss. */
export async function describeLostEvents(db: Knex, { acknowledged }: Ledger): Promise<string[]> {
  const rows: { event_id: string; applied_at: Date | null }[] = await db('payment_events').select('*');
  const stored = new Map(rows.map((row) => [row.event_id, row]));
  const lost = [...acknowledged].filter((id) => !stored.get(id)?.applied_at);
  return lost.map((id) => `${id}: ${stored.has(id) ? `not applied: ${JSON.stringify(stored.get(id))}` : 'not kept'}`);
}

/** Holds a database against what was acknowledged; `now`: the time that all payment events name, in seconds. */
export async function compare(db: Knex, notebook: Notebook, ledger: Ledger, now: number): Promise<Verdict> {
  return {
    unexpected: notebook.unexpected.length,
    ...(await compareAnswers(db, notebook)),
    ...(await compareTests(db, notebook)),
    ...(await comparePayments(db, ledger, now)),
  };
}
