/**
 * `npm run mutation -w nightly [-- FILE ...]`: mutates the rules for marks, money and work, and lists the mutants that no
 * test notices. Fails below 85 %. Its own packages are installed on the first run, and it is not part of `npm
 * test`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../scripts/processes/command.ts';
import { type Program, ROOT, runOrFail } from '../../scripts/processes/programs.ts';
import { printLine } from '../../scripts/processes/steps.ts';

const FOLDER = join(ROOT, 'nightly/mutation');
const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** The runner finds vitest in the checkout's own packages, so that both try the same version. */
const installation: Program = {
  name: 'Installation of the mutation tests',
  file: process.platform === 'win32' ? 'npm.cmd' : 'npm',
  options: ['ci', '--legacy-peer-deps', '--workspaces=false', '--ignore-scripts', '--no-audit', '--no-fund'],
  directory: FOLDER,
};

await command(async (signal) => {
  if (!existsSync(STRYKER)) await runOrFail(installation, { signal });
  const files = process.argv.slice(2);
  const options = files.length > 0 ? ['--mutate', files.join(',')] : [];
  await runOrFail(
    {
      name: 'Mutation tests',
      file: process.execPath,
      options: [STRYKER, 'run', 'nightly/mutation/stryker.config.mjs', ...options],
    },
    { signal, onLine: printLine },
  );
});
