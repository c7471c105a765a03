/**
 * `npm run scanners -w nightly`: third-party scanners test a throw-away system with sample data, on this machine only. sqlmap tries each value of
 * each call, as a learner and as staff; wapiti crawls pages and reads, as a guest and as a learner. Each must first find the flaws of
 * a deliberately vulnerable server. Exit code 1 for a finding that is not accepted. Takes about 25 minutes. Options:
 *
 *     --minutes 10         time limit of each; the report names what it did not reach
 *     --only sqlmap        only this scanner
 *     --level 1 --risk 1   how much sqlmap tries
 *     --keep folder        store their input, output and reports there
 */
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { command } from '../../scripts/processes/command.ts';
import { Fault } from '../../scripts/processes/fault.ts';
import { freePort } from '../../scripts/processes/port.ts';
import { runOrFail } from '../../scripts/processes/programs.ts';
import { printLine, step } from '../../scripts/processes/steps.ts';
import { startThrowAway } from '../../scripts/system/throw-away.ts';
import { callsWithValues } from './calls.ts';
import { startControl } from './control.ts';
import { confirmedOf, judgementOf, type Scan, tableOf } from './findings.ts';
import { startListener } from './listener.ts';
import { openRoles, requireSessions, takes } from './roles.ts';
import type { Work } from './scan.ts';
import { scanWithSqlmap } from './sqlmap-scan.ts';
import { scanWithWapiti } from './wapiti-scan.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
    level: { type: 'string', default: '1' },
    risk: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});
const CLEARING_MS = 250;

/** Debian names the packages as the programs. testssl is for what speaks TLS, which here is the operator's proxy. */
const SCANNERS = [
  { name: 'sqlmap', scan: scanWithSqlmap },
  { name: 'wapiti', scan: scanWithWapiti },
] as const;

function programOf(name: string): string | null {
  // exempt from the source rules: where the system finds programs is no setting of ours.
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {}
  }
  return null;
}

/** A scan exceeds every rate limit and would only see refusals, so counted tries are cleared while it runs. */
function resetTries(database: Client, undo: AsyncDisposableStack): void {
  const timer = setInterval(() => void database.query('DELETE FROM rate_limits').catch(() => {}), CLEARING_MS);
  undo.defer(() => clearInterval(timer));
}

async function prepare(signal: AbortSignal, undo: AsyncDisposableStack): Promise<Omit<Work, 'program' | 'version'>> {
  const folder = values.keep ? resolve(values.keep) : await mkdtemp(join(tmpdir(), 'scanners-'));
  if (!values.keep) undo.defer(() => rm(folder, { recursive: true, force: true }));
  // exempt from the source rules: it is set here, for the processes that are started.
  process.env.DEVICE_LIMITS = 'off';
  const port = await freePort();
  const { databaseUrl } = await startThrowAway({ port, rounds: 1, signal, undo });
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  undo.defer(() => database.end());
  resetTries(database, undo);
  const proxies = await openRoles(`http://127.0.0.1:${port}`, database, undo);
  const calls = await step('Values', async (note) => {
    const found = await callsWithValues((call) => takes(proxies, call));
    await requireSessions(proxies);
    note(`${found.length} requests of ${new Set(found.map(({ name }) => name)).size} calls`);
    return found;
  });
  const [control, listener] = [await startControl(databaseUrl, undo), await startListener(undo)];
  const ms = Number(values.minutes) * 60_000;
  return { folder, proxies, calls, control, listener, ms, signal, level: Number(values.level), risk: Number(values.risk) };
}

function report(scans: readonly Scan[]): void {
  for (const { scanner, findings } of scans) {
    for (const finding of findings) {
      const because = judgementOf(finding);
      printLine(
        `${scanner} ${finding.severity}: ${finding.what} (${finding.where})${because === null ? '' : ` — judged: ${because}`}`,
      );
    }
  }
  printLine(`\n${tableOf(scans)}\n`);
}

await command(async (signal, undo) => {
  if (![values.minutes, values.level, values.risk].every((each) => Number(each) > 0)) throw new Fault('All numbers are above 0.');
  const wanted = SCANNERS.filter(({ name }) => values.only === undefined || values.only === name);
  if (wanted.length === 0) throw new Fault(`--only is one of ${SCANNERS.map(({ name }) => name).join(', ')}.`);
  const there = wanted.flatMap((each) => {
    const program = programOf(each.name);
    if (program === null) printLine(`${each.name} is not installed and is left out: apt-get install ${each.name}`);
    return program === null ? [] : [{ ...each, program }];
  });
  if (there.length === 0) throw new Fault('No scanner is installed, so nothing was looked at.');
  const work = await prepare(signal, undo);
  const scans: Scan[] = [];
  for (const { name, scan, program } of there) {
    const folder = join(work.folder, name);
    await mkdir(folder, { recursive: true });
    const said = await runOrFail({ name, file: program, options: ['--version'], env: { HOME: folder } });
    const version = /\d+\.\d+[.\d]*/.exec(said)?.[0] ?? 'unknown';
    scans.push(...(await step(name, (note) => scan({ ...work, program, version, folder }, note))));
  }
  report(scans);
  process.exitCode = confirmedOf(scans.flatMap(({ findings }) => findings)).length > 0 ? 1 : 0;
});
