import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@api/drawing';
import { pino } from 'pino';
import { connectDatabase } from '../../src/db/connect.ts';
import { applyLeftEvents } from '../../src/domains/billing/plans-and-payments/payment-events/payment-events.ts';
import { compare, describeLostEvents, type Verdict } from './comparing.ts';
import { insertLearners, insertOrders, type Order } from './customers.ts';
import { emptyLedger, type Ledger, reportPayments } from './paying.ts';
import { retryingSender, type Tally } from './sending.ts';
import { type FaultySystem, PARTS, type PartName } from './system.ts';
import { emptyNotebook, type Notebook, takeTests } from './taking-tests.ts';

export interface Goal {
  /** Acknowledged answers and payment events to be reached. */
  answers: number;
  events: number;
  /** Milliseconds at most. */
  maxMs: number;
}

export interface RunOptions extends Goal {
  stop?: AbortSignal;
  seed: number;
  learners: number;
  /** Kills parts until `signal` fires, each with `kill`; `acknowledged` returns the number of answers so far. */
  strike(run: {
    signal: AbortSignal;
    random: () => number;
    acknowledged: () => number;
    kill(part: PartName): Promise<void>;
  }): Promise<void>;
  /** Hears every few seconds how far it is. */
  tell?: (line: string) => void;
}

export interface Outcome {
  verdict: Verdict;
  notebook: Notebook;
  ledger: Ledger;
  tally: Tally;
  kills: Record<PartName, number>;
  seconds: number;
  /** Orders with events that were stored and not applied when the system was idle again; they were applied then. */
  left: number;
  /** The stored data of lost events, a line each. */
  lostEvents: string[];
  /** The time that all payment events name, in seconds. */
  now: number;
}

const PAYERS = 6;
const EVENTS_OF_AN_ORDER = 6;
const TELL_EVERY_MS = 10_000;

/** Lets learners and the payment provider write while parts die; compares once the system is idle. */
export async function runFaults(system: FaultySystem, options: RunOptions): Promise<Outcome> {
  const began = performance.now();
  const over = new AbortController();
  const random = randomFrom(options.seed);
  const [notebook, ledger] = [emptyNotebook(), emptyLedger()];
  const kills = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<PartName, number>;
  const now = Math.floor(Date.now() / 1_000);
  using sender = retryingSender(system.origins, options.learners + 2 * PAYERS, over.signal);

  const people = await withDatabase(system, async (db) => ({
    learners: await insertLearners(db, options.learners),
    orders: await insertOrders(db, Math.ceil(options.events / EVENTS_OF_AN_ORDER), 1),
  }));
  const orders: Order[] = [...people.orders];
  const timer = setTimeout(() => over.abort(), options.maxMs);
  options.stop?.addEventListener('abort', () => over.abort());
  const told = setInterval(() => {
    const died = Object.values(kills).reduce((sum, count) => sum + count, 0);
    const progress = `${notebook.acknowledged} answers, ${ledger.acknowledged.size} events, ${died} kills`;
    options.tell?.(`${Math.round((performance.now() - began) / 1_000)} s: ${progress}`);
  }, TELL_EVERY_MS);

  const calm = new AbortController();
  const striking = options.strike({
    signal: calm.signal,
    random: randomFrom(options.seed + 1),
    acknowledged: () => notebook.acknowledged,
    async kill(part) {
      if (await system.kill(part)) kills[part] += 1;
    },
  });
  striking.catch(() => over.abort());
  const enough = () => notebook.acknowledged >= options.answers;
  try {
    await Promise.all([
      ...people.learners.map((learner, index) => takeTests({ learner, home: index, sender, notebook, topic: 'algebra' }, enough)),
      ...Array.from({ length: PAYERS }, () => reportPayments({ sender, ledger, random, now }, () => orders.shift())),
    ]);
  } finally {
    clearTimeout(timer);
    clearInterval(told);
    over.abort();
    calm.abort();
    await striking;
  }
  await system.ready();
  const found = await withDatabase(system, async (db) => {
    // What was acknowledged when it was kept, because others held its order for too long, a job applies after a minute.
    const log = pino({ level: 'error' }, { write: (line) => options.tell?.(line.trimEnd()) });
    const left = await applyLeftEvents({ db, now: new Date(Date.now() + 2 * 60_000), log });
    return {
      left,
      verdict: await compare(db, notebook, ledger, now),
      lostEvents: await describeLostEvents(db, ledger),
    };
  });
  return { ...found, notebook, ledger, tally: sender.tally, kills, now, seconds: (performance.now() - began) / 1_000 };
}

async function withDatabase<T>(
  { databaseUrl }: FaultySystem,
  use: (db: ReturnType<typeof connectDatabase>) => Promise<T>,
): Promise<T> {
  const db = connectDatabase(databaseUrl, { poolSize: 2 });
  return use(db).finally(() => db.destroy());
}

/** Kills parts at random times, on average this many milliseconds apart. */
export function atRandomMoments(meanMs: number): RunOptions['strike'] {
  return async ({ signal, random, kill }) => {
    while (!signal.aborted) {
      await pause(random() * 2 * meanMs, undefined, { signal }).catch(() => {});
      const part = PARTS[Math.floor(random() * PARTS.length)] as PartName;
      if (!signal.aborted) await kill(part);
    }
  };
}
