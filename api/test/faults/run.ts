/**
 * `npm run faults -w nightly`: a whole system (PostgreSQL, two replicas of the API, a worker, the gateway) whose parts are killed at random moments
 * while learners save answers and the payment provider reports events; every acknowledged one is looked for at the end. Options:
 *
 *     --answers 200000   acknowledged answers to be reached
 *     --events 10000     acknowledged payment events to be reached
 *     --minutes 30       the run ends after so long in any case
 *     --every 4          seconds between two kills, on average
 *     --learners 48      who save at once
 *     --seed N           the order of kills and events; another one each time
 *     --control          commits are not waited for (synchronous_commit=off): now there must be losses, or this command finds none
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../../../scripts/processes/command.ts';
import { Fault } from '../../../scripts/processes/fault.ts';
import { printLine } from '../../../scripts/processes/steps.ts';
import { connectDatabase } from '../../src/db/connect.ts';
import { atRandomMoments, type Outcome, runFaults } from './fault-run.ts';
import { type FaultySystem, startFaultySystem } from './system.ts';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '200000' },
    events: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '30' },
    every: { type: 'string', default: '4' },
    learners: { type: 'string', default: '48' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    control: { type: 'boolean', default: false },
  },
});

function positive(name: 'answers' | 'events' | 'minutes' | 'every' | 'learners' | 'seed'): number {
  const number = Number(values[name]);
  if (!(number > 0)) throw new Fault(`--${name} takes a number above 0`);
  return number;
}

/**
 * Commits are acknowledged before they are written: until the writer of the log comes round, five times a second, they are in memory that
 * dies with the processes.
 */
async function commitWithoutWaiting({ databaseUrl }: FaultySystem): Promise<void> {
  const db = connectDatabase(databaseUrl, { poolSize: 1 });
  await db.raw('ALTER SYSTEM SET synchronous_commit = off');
  await db.raw('SELECT pg_reload_conf()');
  await db.destroy();
}

const list = (counts: Iterable<[string | number, number]>) =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'none';

function report({ verdict, notebook, ledger, tally, kills, seconds, left }: Outcome): void {
  const handedIn = notebook.tests.filter(({ receipt }) => receipt).length;
  printLine(`\n${notebook.acknowledged} answers acknowledged in ${notebook.tests.length} tests, ${handedIn} of them handed in`);
  printLine(
    `${ledger.acknowledged.size} payment events acknowledged, ${ledger.settled.length} subscriptions settled; of ${left} orders events were left to be applied`,
  );
  printLine(`killed: ${list(Object.entries(kills))}; in ${seconds.toFixed(0)} s`);
  printLine(`requests cut off: ${tally.cutOff}; refused for the moment: ${list(tally.refused)}\n`);
  printLine('| found | count |\n| --- | ---: |');
  for (const [name, count] of Object.entries(verdict))
    printLine(`| ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} | ${count} |`);
}

await command(async (signal, undo) => {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  // Root's database runs under another account, which must be able to pass.
  await chmod(folder, 0o755);
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const system = await startFaultySystem(folder);
  undo.defer(() => system.stop());
  signal.throwIfAborted();
  if (values.control) await commitWithoutWaiting(system);
  printLine(`Seed ${values.seed}${values.control ? ', commits not waited for' : ''}`);
  const outcome = await runFaults(system, {
    ...{ answers: positive('answers'), events: positive('events'), maxMs: positive('minutes') * 60_000 },
    ...{ seed: positive('seed'), learners: positive('learners') },
    stop: signal,
    strike: atRandomMoments(positive('every') * 1_000),
    tell: printLine,
  });
  report(outcome);
  for (const line of outcome.notebook.unexpected.slice(0, 5)) printLine(`Unexpected: ${line}`);
  for (const line of outcome.lostEvents.slice(0, 5)) printLine(`Lost: ${line}`);
  const lost = Object.values(outcome.verdict).reduce((sum, count) => sum + count, 0);
  const short = outcome.notebook.acknowledged < positive('answers') || outcome.ledger.acknowledged.size < positive('events');
  if (short) printLine('\nThe time was over before the goal was reached.');
  if (values.control)
    printLine(lost > 0 ? '\nAs it must be: losses are found.' : '\nNo loss was found where there must be some.');
  else printLine(lost > 0 ? '\nFAILED: see the table.' : '\nNone lost, none doubled.');
  process.exitCode = values.control === lost > 0 ? 0 : 1;
});
