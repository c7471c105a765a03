/**
 * `npm run busy -w nightly [-- <rounds>]`: unit, API and component tests five times under full load, to find tests that
 * are red by chance. Prints those that ever failed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckOutcome, runCheck, tests } from '../scripts/checks/checks.ts';
import { endOfOutput, everFailed, lastLine } from '../scripts/checks/test-report.ts';
import { command } from '../scripts/processes/command.ts';
import { Fault } from '../scripts/processes/fault.ts';
import { printLine, seconds } from '../scripts/processes/steps.ts';
import { startLoad } from './load.ts';

const ROUNDS = 5;
const started = Date.now();

await command(async (signal, undo) => {
  const rounds = Number(process.argv[2] ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Fault(`Say how many rounds: a whole number, ${ROUNDS} if none is given.`);
  const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
  undo.defer(() => rm(reports, { recursive: true, force: true }));
  undo.defer(startLoad());
  const outcomes: CheckOutcome[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // A separate folder, so that a failed round does not show the previous report.
    const outcome = await runCheck(tests(await mkdtemp(join(reports, 'round-')), { selection: 'main' }), signal);
    signal.throwIfAborted();
    outcomes.push(outcome);
    const { passed, failed, skipped, milliseconds, output } = outcome;
    printLine(
      `Run ${round} of ${rounds}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${(milliseconds / 1000).toFixed(1)} s`,
    );
    // Immediately, so that a run that is interrupted later has shown the failure and its reason.
    if (failed > 0) printLine(endOfOutput(output));
  }
  printLine(`\n${everFailed(outcomes)}\n\nAll runs took ${seconds(started)}.`);
  printLine(lastLine(outcomes));
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});
