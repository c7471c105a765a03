/** `npm run new-module NAME`: a module that can be released. See docs/modules.md. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesOf, writeModule } from './new-module/write-module.ts';
import { command } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { ROOT, runOrFail } from './processes/programs.ts';
import { printLine, step } from './processes/steps.ts';

await command(async (signal) => {
  const [typed, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new Fault(`One name at a time, not also ${rest.join(' ')}.`);
  const names = namesOf(typed);
  const lockFile = join(ROOT, 'package-lock.json');
  const lock = await readFile(lockFile, 'utf8');
  const folder = await step('Module', async (note) => {
    const written = await writeModule(ROOT, names);
    note(`${names.module}/`);
    return written;
  });
  // npm links the workspace and writes it into the lock file, without which `npm ci` refuses the next installation.
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await step('Packages', () => runOrFail({ name: 'npm install', file: 'npm', options: install }, { signal })).catch(
    async (error) => {
      await rm(folder, { recursive: true, force: true });
      await writeFile(lockFile, lock);
      throw error;
    },
  );
  printLine(`
${names.module} has one page, /${names.page}, and an entry in package-lock.json, which belongs to the change. With the system running (npm start):

  npm test -w ${names.module}
  npm run release -w ${names.module}     # then open /${names.page}

README.md of the module and docs/modules.md say what comes next.`);
});
