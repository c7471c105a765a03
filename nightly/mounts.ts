/**
 * `npm run mounts -w nightly [-- <times>]`: shows and leaves a page of each module, 200 times by default, in a system with sample data or in
 * the one that BASE_URL names. Prints usage before and after, and fails if memory grows by a tenth or any listener stays.
 */
import { join } from 'node:path';
import { command } from '../scripts/processes/command.ts';
import { Fault } from '../scripts/processes/fault.ts';
import { installedProgram, ROOT, run } from '../scripts/processes/programs.ts';
import { printLine } from '../scripts/processes/steps.ts';

const TIMES = 200;
/** Fewer rounds would not show a leak. */
const FEWEST = 100;

await command(async (signal) => {
  const times = Number(process.argv[2] ?? TIMES);
  if (!Number.isInteger(times) || times < FEWEST) throw new Fault(`Say how many times: a whole number from ${FEWEST} on.`);
  const program = installedProgram('Mounts', 'playwright', ['test', 'mounts', '--workers=1'], { MOUNTS: String(times) });
  const { code } = await run({ ...program, directory: join(ROOT, 'shell/e2e') }, { signal, onLine: printLine });
  process.exitCode = code;
});
