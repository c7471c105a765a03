/**
 * Command: `node api/test/bench-reading-while-printing.ts http://localhost:8080`: a page of questions at a running
 * demonstration before and while staff print 200 questions. Figures: docs/measurements.md.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from '../src/seed/demo-accounts.ts';

const QUESTIONS = 200;
const PAGE = 10;
const BEFORE_MS = 8_000;
const PAUSE_MS = 20;

const base = process.argv[2] ?? 'http://localhost:8080';
const staff = demoAccounts.find(({ role_id }) => role_id !== 3);

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(base + path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

const json = { 'content-type': 'application/json' };
const signedIn = await call('/api/auth/login', {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ username: staff?.email, password: staff?.password }),
});
const authorization = signedIn.headers.get('authorization') ?? '';

const listPath = (page: number) => `/api/questions?subject=math-aa-hl&pageSize=${PAGE}&page=${page}`;

async function saveQuestions(): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= QUESTIONS / PAGE; page += 1) {
    const { questions } = (await (await call(listPath(page))).json()) as { questions: { id: number }[] };
    for (const { id } of questions) {
      await call(`/api/user_question/${id}`, { method: 'POST', headers: { ...json, authorization }, body: '{}' });
      ids.push(id);
    }
  }
  return ids;
}

/** Asks for pages one after the other, with a pause between, until told to end; prints how long they took. */
async function ask(when: string, ended: () => boolean): Promise<void> {
  const times: number[] = [];
  while (!ended()) {
    const start = performance.now();
    await (await call(listPath(1 + (times.length % 40)))).arrayBuffer();
    times.push(performance.now() - start);
    await pause(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)} ms`;
  process.stdout.write(`${when}: ${times.length} pages, median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}\n`);
}

const ids = await saveQuestions();
await call(listPath(1));
const end = performance.now() + BEFORE_MS;
await ask('before', () => performance.now() > end);
for (const round of [1, 2]) {
  let done = false;
  const start = performance.now();
  const paper = call(`/api/user_question/download-pdf/answers?ids=${ids.join(',')}`, { headers: { authorization } })
    .then((response) => response.arrayBuffer())
    .finally(() => {
      done = true;
    });
  await ask(`while printing, ${round}`, () => done);
  const { byteLength } = await paper;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  process.stdout.write(`${ids.length} questions with answers in ${seconds} s, ${(byteLength / 1e6).toFixed(2)} MB\n`);
}
