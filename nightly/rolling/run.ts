/**
 * `npm run rolling -w nightly -- [--minutes 5] [--rate 40] [--api 2] [--gateway 2] [--worker 1]`: readers, sign-ins and saves
 * at a steady rate through the gateways, while every worker, API and gateway is replaced in turn, repeatedly. Each
 * request is sent once: a missing or unexpected response fails the run, as does a saved answer that is missing at the
 * end.
 */
import { parseArgs } from 'node:util';
import { connectDatabase } from '../../api/src/db/connect.ts';
import { percentile } from '../../api/test/bench-api/saving.ts';
import { compareAnswers } from '../../api/test/faults/comparing.ts';
import { command } from '../../scripts/processes/command.ts';
import { Fault } from '../../scripts/processes/fault.ts';
import { freePort, freePorts } from '../../scripts/processes/port.ts';
import { printLine, seconds } from '../../scripts/processes/steps.ts';
import { type ReplicaCounts, startReplicas } from '../../scripts/replicas/replicas.ts';
import { prepareDatabase } from '../../scripts/system/contents.ts';
import { buildAll } from '../../scripts/system/system.ts';
import { type ThrowAway, throwAwayOptions } from '../../scripts/system/throw-away.ts';
import { isDropped, Visits } from './visits.ts';

const LEARNERS = 24;

const text = (standard: number) => ({ type: 'string', default: String(standard) }) as const;
const { values } = parseArgs({
  options: { minutes: text(5), rate: text(40), api: text(2), gateway: text(2), worker: text(1) },
});
const { minutes, rate, api, gateway, worker } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
) as Record<keyof typeof values, number>;

function report({ made }: Visits): void {
  printLine('\n| request | sent | dropped | p50 ms | p99 ms | longest ms |\n| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const [kind, requests] of Map.groupBy(made, (each) => each.kind)) {
    const times = requests.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const figures = [percentile(times, 0.5), percentile(times, 0.99), times.at(-1) ?? 0].map((ms) => ms.toFixed(0));
    printLine(`| ${kind} | ${requests.length} | ${requests.filter(isDropped).length} | ${figures.join(' | ')} |`);
  }
  for (const { kind, answer, at } of made.filter(isDropped).slice(0, 20)) printLine(`${at.toISOString()} ${kind}: ${answer}`);
}

await command(async (signal, undo) => {
  if (![minutes, rate, api, gateway, worker].every((number) => number > 0)) throw new Fault('All options take numbers above 0.');
  // Visitors come from as many networks as there are of them, and with as many devices.
  Object.assign(process.env, { TRUSTED_PROXIES: '2', DEVICE_LIMITS: 'off' });
  const system = await startThrowAwayReplicas({ counts: { api, gateway, worker }, signal, undo });
  const db = connectDatabase(system.databaseUrl, { poolSize: 2 });
  undo.defer(() => db.destroy());
  const visits = new Visits(system.url, rate);
  await visits.gather(db, LEARNERS);

  const began = Date.now();
  const visiting = visits.go();
  let rounds = 0;
  while (Date.now() - began < minutes * 60_000) {
    signal.throwIfAborted();
    await system.restart();
    rounds += 1;
    printLine(
      `All ${api + gateway + worker} processes are new, ${seconds(began)}: ${visits.made.length} requests, ${visits.dropped} dropped`,
    );
  }
  visits.stop();
  await visiting;

  report(visits);
  const { answersLost, answersDoubled, answersOverwritten } = await compareAnswers(db, visits.notebook);
  const wrong = visits.dropped + answersLost + answersDoubled + answersOverwritten + visits.notebook.unexpected.length;
  for (const line of visits.notebook.unexpected) printLine(line);
  printLine(
    `\n${rounds} times ${api + gateway + worker} processes replaced in ${seconds(began)}. Of ${visits.notebook.acknowledged} acknowledged answers ` +
      `${answersLost} are lost, ${answersDoubled} doubled, ${answersOverwritten} overwritten. ${visits.made.length} requests, ${visits.dropped} dropped.`,
  );
  process.exitCode = wrong > 0 ? 1 : 0;
});

type ThrowAwayCounts = Pick<ThrowAway, 'signal' | 'undo'> & { counts: ReplicaCounts };

/** Starts the whole system as `npm run cluster` does, on free ports and a database of its own; `undo` removes it. `restart` replaces it process by process. */
async function startThrowAwayReplicas({ counts, signal, undo }: ThrowAwayCounts) {
  const [port, apiPort] = [await freePort(), await freePorts(counts.api + counts.worker)];
  const options = await throwAwayOptions({ port, apiPort, signal, undo });
  await buildAll(options);
  const database = await prepareDatabase(options);
  const { restart } = await startReplicas(options, database, counts);
  return { url: `http://127.0.0.1:${port}`, databaseUrl: database.url, restart };
}
