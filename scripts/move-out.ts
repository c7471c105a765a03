/**
 * `npm run move-out -- MODULE FOLDER`: copies a module into a separate repository, with the packed versions and
 * pipelines.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { remoteNames } from '../shell/build/src/module-folders.ts';
import { moveOut } from './packages/move-out.ts';
import { packedVersions } from './packages/pack.ts';
import { command } from './processes/command.ts';
import { Fault } from './processes/fault.ts';
import { ROOT } from './processes/programs.ts';
import { printLine } from './processes/steps.ts';

await command(async (signal) => {
  const [name = '', folder] = process.argv.slice(2);
  if (!remoteNames(ROOT).includes(name) || !folder) {
    throw new Fault(
      `Name a module and a new folder: npm run move-out -- mfe-study-plans ../study-plans. There are ${remoteNames(ROOT).join(', ')}.`,
    );
  }
  const to = resolve(folder);
  if (existsSync(to)) throw new Fault(`${to} is there already: name a new folder.`);
  const versions = await packedVersions(signal);
  await moveOut(
    name,
    to,
    [...versions].map(([packed, version]) => ({ name: packed, version })),
  );
  printLine(
    `${to} is a repository of its own once its packages are published (npm run pack). Then: npm install, npm test, npm run release.`,
  );
});
