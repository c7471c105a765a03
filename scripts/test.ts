/**
 * `npm test`; `npm run test:all`: everything, with `-- --rest` only what `npm test` leaves out, `-- --shard=1/4` a
 * quarter. Ends with a table and `N passed, N failed`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  builds,
  byteBudgets,
  type Check,
  type CheckOutcome,
  journeys,
  journeysReport,
  lint,
  moduleOutside,
  pictures,
  runCheck,
  smallChecks,
  storybook,
  tests,
  testsReport,
} from './checks/checks.ts';
import { changedSinceLint, hashFiles, savePassedLint } from './checks/passed-lint.ts';
import { readHashes, readPassed, savePassedJourneys, savePassedRuns } from './checks/passed-tests.ts';
import { readTestOptions } from './checks/test-options.ts';
import {
  endOfOutput,
  failureList,
  lastLine,
  type PlaywrightReport,
  summaryTable,
  type VitestReport,
} from './checks/test-report.ts';
import { command } from './processes/command.ts';
import { printLine, seconds } from './processes/steps.ts';

/** What passed before counts for `npm test` alone: everything else runs all of its tests. */
const NO_HASHES = { tests: {}, sources: {} };

const started = Date.now();

await command(async (signal, undo) => {
  const { selection, shard } = readTestOptions(process.argv.slice(2));
  const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
  undo.defer(() => rm(reports, { recursive: true, force: true }));
  const outcomes: CheckOutcome[] = [];
  const isFirst = shard === undefined || shard.part === 1;
  const isMine = (_: Check, index: number) => shard === undefined || index % shard.of === shard.part - 1;
  const runAndShow = async (check: Check) => {
    signal.throwIfAborted();
    const outcome = await runCheck(check, signal);
    signal.throwIfAborted();
    outcomes.push(outcome);
    show(outcome);
    return outcome;
  };
  const reading = selection === 'main' ? readHashes() : Promise.resolve(NO_HASHES);
  const passed = reading.then((hashes) => ({ hashes, unchanged: readPassed(hashes) }));
  const runTests = async () => {
    const { hashes, unchanged } = await passed;
    await runAndShow(tests(reports, { selection, shard, unchanged: unchanged.runs }));
    const report = await readReport<VitestReport>(testsReport(reports));
    if (selection === 'main' && report !== null) savePassedRuns(unchanged, report, hashes);
  };
  const runJourneys = async () => {
    const { hashes, unchanged } = await passed;
    await runAndShow(journeys(reports, { selection, shard, unchanged: Object.keys(unchanged.journeys) }));
    const report = await readReport<PlaywrightReport>(journeysReport(reports));
    if (selection === 'main' && report !== null) savePassedJourneys(unchanged, report, hashes);
  };
  const inBrowsers = async () => {
    await runAndShow(builds());
    if (selection !== 'rest' && isFirst) await runAndShow(byteBudgets());
    await runJourneys();
    if (selection === 'main') return;
    await runAndShow(storybook());
    await runAndShow(pictures(reports, shard));
  };
  const runLint = async () => {
    const hashes = hashFiles();
    const changed = selection === 'main' ? changedSinceLint(hashes) : null;
    const { failed } = await runAndShow(lint(changed));
    if (failed === 0) savePassedLint(hashes);
  };
  const small = async () => {
    if (selection === 'rest') return;
    if (isFirst) await runLint();
    for (const check of smallChecks().filter(isMine)) await runAndShow(check);
  };
  const outside = async () => {
    if (selection !== 'main' && isFirst) await runAndShow(moduleOutside());
  };
  // Tests often wait, for the database, a process or a browser: side by side they leave no processor idle.
  await Promise.all([runTests(), inBrowsers(), small(), outside()]);

  printLine(`\n${summaryTable(outcomes)}\n\nAll checks took ${seconds(started)}.`);
  if (failureList(outcomes) !== '') printLine(failureList(outcomes));
  printLine(lastLine(outcomes));
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});

async function readReport<Report>(file: string): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Report);
}

function show({ name, passed, failed, skipped, milliseconds, output }: CheckOutcome): void {
  const counts = [
    passed + failed > 1 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ];
  const details = counts.filter((count) => count !== '').join(', ');
  printLine(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(30)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${details}`.trimEnd(),
  );
  if (failed > 0) printLine(endOfOutput(output));
}
