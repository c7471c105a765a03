import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { jsonSender } from '../json-sender.ts';
import type { MadeTest } from './learners.ts';

export interface Saved {
  /** Milliseconds of each, sorted. */
  took: number[];
  /** Answers other than 200, by status. */
  refused: Map<number, number>;
  acknowledged: { slug: string; question: number; revision: number; answer: string }[];
  seconds: number;
}

function sender(origin: string, connections: number) {
  const { send, [Symbol.dispose]: end } = jsonSender(connections);
  return {
    send: (method: string, path: string, body: unknown, authorization = '') =>
      send(method, origin + path, body, authorization ? { authorization } : {}),
    [Symbol.dispose]: end,
  };
}
type Send = ReturnType<typeof sender>['send'];

const nothing = (): Saved => ({ took: [], refused: new Map(), acknowledged: [], seconds: 0 });

export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Saves one answer of a test; `nth` counts the changes of its learner from 0. */
async function saveOnce(send: Send, test: MadeTest, nth: number, saved: Saved): Promise<void> {
  const question = test.questionIds[nth % test.questionIds.length] as number;
  const based = Math.floor(nth / test.questionIds.length);
  const answer = `${test.slug} ${nth}`;
  const change = {
    ...{ question_id: question, state: 'attempted', flagged: false, revision: based, sequence: nth + 1 },
    answer: { option: null, parts: [{ part: 'a', value: answer }] },
  };
  const began = performance.now();
  const path = `/api/test/${test.slug}/progress`;
  const { status, body } = await send('PATCH', path, { client_id: 'bench', changes: [change] }, test.authorization);
  saved.took.push(performance.now() - began);
  const revision: number | undefined = JSON.parse(body).saved?.[0]?.revision;
  if (status === 200 && revision !== undefined) saved.acknowledged.push({ slug: test.slug, question, revision, answer });
  else saved.refused.set(status, (saved.refused.get(status) ?? 0) + 1);
}

/** All save without a pause, each waiting for its answer; `first` counts what was saved before. */
export async function saveFast(
  url: string,
  tests: readonly MadeTest[],
  { seconds, first }: { seconds: number; first: number[] },
): Promise<Saved> {
  using connections = sender(url, tests.length);
  const saved = nothing();
  const began = performance.now();
  await Promise.all(
    tests.map(async (test, index) => {
      for (; performance.now() - began < seconds * 1_000; first[index] = (first[index] ?? 0) + 1)
        await saveOnce(connections.send, test, first[index] ?? 0, saved);
    }),
  );
  saved.seconds = (performance.now() - began) / 1_000;
  saved.took.sort((a, b) => a - b);
  return saved;
}

export async function upsertFast(
  url: string,
  tests: readonly MadeTest[],
  seconds: number,
): Promise<{ count: number; seconds: number }> {
  using connections = sender(url, tests.length);
  let count = 0;
  const began = performance.now();
  await Promise.all(
    tests.map(async ({ id, slug, questionIds }) => {
      for (let nth = 0; performance.now() - began < seconds * 1_000; nth += 1) {
        const question = questionIds[nth % questionIds.length];
        const answer = { option: null, parts: [{ part: 'a', value: `${slug} ${nth}` }] };
        await connections.send('PATCH', '/', { learner: id, question, answer });
        count += 1;
      }
    }),
  );
  const took = (performance.now() - began) / 1_000;
  return { count, seconds: took };
}

/** Starts all tests within a second, spread evenly. Returns how many were refused. */
export async function startAll(url: string, tests: readonly MadeTest[]): Promise<number> {
  using connections = sender(url, 128);
  let refused = 0;
  await Promise.all(
    tests.map(async ({ slug, authorization }, index) => {
      await pause((index / tests.length) * 1_000);
      const { status } = await connections.send('POST', `/api/test/${slug}/start`, {}, authorization);
      if (status !== 200) refused += 1;
    }),
  );
  return refused;
}

/** Each saves once a second, the next one when the one before is answered. */
export async function saveEachSecond(
  url: string,
  tests: readonly MadeTest[],
  { seconds, first = 0 }: { seconds: number; first?: number },
): Promise<Saved> {
  using connections = sender(url, 128);
  const saved = nothing();
  const began = performance.now();
  await Promise.all(
    tests.map(async (test, index) => {
      for (let nth = 0; nth < seconds; nth += 1) {
        const due = nth * 1_000 + (index / tests.length) * 1_000;
        await pause(Math.max(0, due - (performance.now() - began)));
        await saveOnce(connections.send, test, first + nth, saved);
      }
    }),
  );
  saved.seconds = (performance.now() - began) / 1_000;
  saved.took.sort((a, b) => a - b);
  return saved;
}

/** How many acknowledged answers are missing in the log or differ. */
export async function countLost(db: Knex, { acknowledged }: Pick<Saved, 'acknowledged'>): Promise<number> {
  const { rows } = await db.raw(
    `SELECT count(*) AS lost
       FROM jsonb_to_recordset(?::jsonb) AS told (slug text, question int, revision int, answer text)
      WHERE NOT EXISTS (
        SELECT FROM test_changes c JOIN tests t ON t.id = c.test_id
         WHERE t.slug = told.slug AND c.question_id = told.question AND c.revision = told.revision
           AND c.answer #>> '{parts,0,value}' = told.answer)`,
    [JSON.stringify(acknowledged)],
  );
  return Number(rows[0].lost);
}
