/**
 * `npm run long-run -w nightly -- [--minutes 60] [--learners 24]`: the system of `npm run faults -w nightly` under the same writers, with nothing killed: whether memory, open
 * handles and connections to the database stay constant. The first third warms up; then the mean of the second third is compared with that
 * of the last. Fails where anything of a part grows by more than a fifth and 24 MB, 16 handles or 3 connections.
 */
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../api/src/db/connect.ts';
import { runFaults } from '../api/test/faults/fault-run.ts';
import { type FaultySystem, startFaultySystem } from '../api/test/faults/system.ts';
import { command } from '../scripts/processes/command.ts';
import { Fault } from '../scripts/processes/fault.ts';
import { memoryOf } from '../scripts/processes/process-use.ts';
import { printLine } from '../scripts/processes/steps.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, learners: { type: 'string', default: '24' } },
});
const [minutes, learners] = [Number(values.minutes), Number(values.learners)];
const LOOKS = 60;
const EVENTS_PER_MINUTE = 300;

/** The growth beyond chance, for each measure. */
const SLACK: Readonly<Record<string, number>> = { MB: 24, handles: 16, connections: 3 };

type Look = Map<string, number>;

const handlesOf = async (pid: number) => (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;

async function look(system: FaultySystem, db: ReturnType<typeof connectDatabase>): Promise<Look> {
  const seen: Look = new Map();
  for (const [part, pid] of system.pids()) {
    const { own, children } = await memoryOf(pid);
    // Processes of PostgreSQL share most of their memory, so connections are counted instead.
    if (part !== 'postgres') seen.set(`${part}, MB`, (own + children) / 1e6);
    seen.set(`${part}, handles`, await handlesOf(pid));
  }
  const { rows } = await db.raw('SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()');
  seen.set('database, connections', rows[0].count);
  return seen;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Prints a line for each measure; returns those that grew. */
function report(looks: readonly Look[]): string[] {
  const third = Math.floor(looks.length / 3);
  const grown: string[] = [];
  printLine('\n| measure | first look | second third | last third |\n| --- | ---: | ---: | ---: |');
  for (const name of looks.at(-1)?.keys() ?? []) {
    const of = (part: readonly Look[]) => mean(part.map((each) => each.get(name) ?? 0));
    const [middle, end] = [of(looks.slice(third, 2 * third)), of(looks.slice(2 * third))];
    printLine(`| ${name} | ${[looks[0]?.get(name) ?? 0, middle, end].map((number) => number.toFixed(1)).join(' | ')} |`);
    const slack = SLACK[name.split(', ')[1] ?? ''] ?? 0;
    if (end > middle * 1.2 && end > middle + slack) grown.push(name);
  }
  return grown;
}

await command(async (signal, undo) => {
  if (!(minutes > 0 && learners > 0)) throw new Fault('--minutes and --learners take numbers above 0');
  const folder = await mkdtemp(join(tmpdir(), 'long-run-'));
  // Root's database runs under another account, which must be able to pass.
  await chmod(folder, 0o755);
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const system = await startFaultySystem(folder);
  undo.defer(() => system.stop());
  const db = connectDatabase(system.databaseUrl, { poolSize: 1 });
  undo.defer(() => db.destroy());
  const looks: Look[] = [];
  const maxMs = minutes * 60_000;
  const outcome = await runFaults(system, {
    ...{ answers: Number.POSITIVE_INFINITY, events: EVENTS_PER_MINUTE * minutes, maxMs, seed: 1, learners, stop: signal },
    async strike({ signal: over }) {
      while (!over.aborted) {
        looks.push(await look(system, db));
        await pause(maxMs / LOOKS, undefined, { signal: over }).catch(() => {});
      }
    },
  });
  printLine(`${outcome.notebook.acknowledged} answers and ${outcome.ledger.acknowledged.size} events in ${minutes} minutes`);
  const grown = report(looks);
  const wrong = Object.entries(outcome.verdict).filter(([, count]) => count > 0);
  printLine(grown.length > 0 ? `\nGROWN: ${grown.join('; ')}` : '\nNothing has grown.');
  if (wrong.length > 0) printLine(`Not as acknowledged: ${JSON.stringify(wrong)}`);
  process.exitCode = grown.length + wrong.length > 0 ? 1 : 0;
});
