/**
 * `npm run attacks -w nightly [-- --seconds 20 --at-once 6]`: one staff account requests everything expensive at once,
 * several of each kind. Measures another learner's waits in the meantime, beside the time before: responses, and the
 * delay of the API's event loop (99th percentile, in windows of 2 s). Nothing is asserted; on a busy machine, compare
 * with the time before.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../scripts/database/postgres.ts';
import { command } from '../../../scripts/processes/command.ts';
import { printLine } from '../../../scripts/processes/steps.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { migrateToLatest } from '../../src/db/migrations.ts';
import { percentile } from '../bench-api/saving.ts';
import { type Server, startApi } from '../bench-api/servers.ts';
import { insertLearners } from '../faults/customers.ts';
import { seedSampleBank } from '../sample-bank.ts';
import { type AttackTargets, attack, attacksOf } from './attacks.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, 'at-once': { type: 'string', default: '6' } },
});
const [seconds, atOnce] = [Number(values.seconds), Number(values['at-once'])];
const WINDOW_MS = 2_000;

interface Account {
  url: string;
  authorization: string;
}

async function call<T>({ url, authorization }: Account, method: string, path: string, body?: unknown): Promise<T> {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function startTest(account: Account): Promise<{ slug: string; ids: number[] }> {
  const topics = { topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const body = { subject_slug: 'math-aa-sl', duration: 60, ...topics };
  const { slug } = await call<{ slug: string }>(account, 'POST', '/api/test', body);
  await call(account, 'POST', `/api/test/${slug}/start`, {});
  const { questions } = await call<{ questions: { question_id: number }[] }>(account, 'GET', `/api/test/${slug}`);
  return { slug, ids: questions.map(({ question_id }) => question_id) };
}

async function prepareTargets(attacker: Account): Promise<AttackTargets> {
  const { slug: handedIn } = await startTest(attacker);
  await call(attacker, 'PUT', `/api/test/${handedIn}`, { skipped_questions: [], attempted_questions: [] });
  const { slug: open, ids: questionIds } = await startTest(attacker);
  return { handedIn, open, questionIds };
}

/** Another learner's calls, ten times a second. Returns milliseconds and refusals. */
async function learn(learner: Account, { slug, ids }: { slug: string; ids: number[] }, first: number, signal: AbortSignal) {
  const took: Record<string, number[]> = { 'a list of questions': [], 'saving an answer': [], 'an own page': [] };
  let refused = 0;
  for (let nth = first; !signal.aborted; nth += 1) {
    const change = { question_id: ids[nth % ids.length], state: 'attempted', flagged: false, revision: 0, sequence: nth };
    const asked: [string, string, string, unknown?][] = [
      ['a list of questions', 'GET', '/api/questions?subject=math-aa-sl&pageSize=10'],
      ['saving an answer', 'PATCH', `/api/test/${slug}/progress`, { client_id: `tab-${nth}`, changes: [change] }],
      ['an own page', 'GET', '/api/me'],
    ];
    for (const [name, method, path, body] of asked) {
      const began = performance.now();
      await call(learner, method, path, body).catch(() => {
        refused += 1;
      });
      took[name]?.push(performance.now() - began);
    }
    await pause(100);
  }
  return { took, refused };
}

/** The delay of the event loop in each window, 99 of a hundred, in milliseconds. */
async function watchLoop({ url }: Server, signal: AbortSignal): Promise<number[]> {
  const read = async () => /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  await read();
  const windows: number[] = [];
  while (!signal.aborted) {
    await pause(WINDOW_MS);
    windows.push(Number(await read()) * 1_000);
  }
  return windows.sort((a, b) => a - b);
}

await command(async (_signal, undo) => {
  const folder = await mkdtemp(join(tmpdir(), 'attacks-'));
  await chmod(folder, 0o755);
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  undo.defer(() => postgres.stop());
  await postgres.ensureDatabase('attacks');
  const db = connectDatabase(postgres.url('attacks'), { poolSize: 2 });
  undo.defer(() => db.destroy());
  await migrateToLatest(db);
  await seedSampleBank(db);
  const api = await startApi(postgres.url('attacks'), folder);
  undo.defer(() => api.stop());
  const people = await insertLearners(db, 2);
  await db('users').where('id', people[0]?.id).update({ role_id: 2 });
  const [attacker, learner] = people.map(({ authorization }) => ({ url: api.url, authorization })) as [Account, Account];
  const [targets, test] = [await prepareTargets(attacker), await startTest(learner)];

  async function during(what: string, first: number, attacks: ReturnType<typeof attacksOf>): Promise<void> {
    const over = new AbortController();
    const { signal } = over;
    const watched = watchLoop(api, signal);
    const learnt = learn(learner, test, first, signal);
    const attacking = Object.entries(attacks).map(async ([name, each]) => ({
      name,
      answers: await attack(attacker, each, { atOnce, signal }),
    }));
    const before = process.cpuUsage();
    await pause(seconds * 1_000);
    over.abort();
    const [windows, { took, refused }] = [await watched, await learnt];
    printLine(
      `\n${what} (load of this machine ${loadavg()[0]?.toFixed(1)}, attackers' own processor time ${(process.cpuUsage(before).user / 1e6).toFixed(1)} s)`,
    );
    printLine(
      `event loop, 99 of a hundred: median of windows ${percentile(windows, 0.5).toFixed(0)} ms, worst ${windows.at(-1)?.toFixed(0)} ms`,
    );
    for (const [name, times] of Object.entries(took)) {
      const sorted = times.toSorted((a, b) => a - b);
      printLine(
        `${name}: ${sorted.length} times, median ${percentile(sorted, 0.5).toFixed(0)}, p99 ${percentile(sorted, 0.99).toFixed(0)} ms`,
      );
    }
    printLine(`refused to the learner: ${refused}; memory of the API ${Math.round((await api.memory()) / 1e6)} MB`);
    for (const { name, answers } of await Promise.all(attacking))
      printLine(`  ${name}: ${[...answers].map(([status, count]) => `${status} ${count} times`).join(', ')}`);
  }

  await during('Before', 1, {});
  for (const [name, each] of Object.entries(attacksOf(targets))) await during(name, Date.now() % 1e9, { [name]: each });
  await during('All at once', Date.now() % 1e9, attacksOf(targets));
});
