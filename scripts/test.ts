/**
 * `npm test`: every check there is, each with its time, a table, and at the end the line `N passed, N failed`. `npm test -- --pictures` compares
 * the pictures of components as well.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byteBudgets, type Check, type CheckOutcome, journeys, pictures, runCheck, smallChecks, tests } from './checks/checks.ts';
import { endOfOutput, failureList, lastLine, summaryTable } from './checks/test-report.ts';
import { command } from './processes/command.ts';
import { say, seconds } from './processes/steps.ts';

const LANES = 2;
const started = Date.now();

await command(async (signal, undo) => {
  const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
  undo.defer(() => rm(reports, { recursive: true, force: true }));
  const outcomes: CheckOutcome[] = [];
  const runAndShow = async (check: Check) => {
    signal.throwIfAborted();
    const outcome = await runCheck(check, signal);
    signal.throwIfAborted();
    outcomes.push(outcome);
    show(outcome);
  };
  const waiting = smallChecks();
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runAndShow(check);
  };
  const inBrowsers = async () => {
    await Promise.all(Array.from({ length: LANES }, lane));
    await runAndShow(byteBudgets());
    await runAndShow(journeys(reports));
    if (process.argv.includes('--pictures')) await runAndShow(pictures(reports));
  };
  // Tests often wait, for the database, a process or a browser: small checks and journeys take what they leave, and the other way round.
  await Promise.all([runAndShow(tests(reports)), inBrowsers()]);

  say(`\n${summaryTable(outcomes)}\n\nAll checks took ${seconds(started)}.`);
  if (failureList(outcomes) !== '') say(failureList(outcomes));
  say(lastLine(outcomes));
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});

function show({ name, passed, failed, skipped, milliseconds, output }: CheckOutcome): void {
  const counts = [
    passed + failed > 1 ? `${passed} passed` : '',
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ];
  const details = counts.filter((count) => count !== '').join(', ');
  say(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(30)} ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${details}`.trimEnd());
  if (failed > 0) say(endOfOutput(output));
}
