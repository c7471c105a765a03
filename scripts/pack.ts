/**
 * `npm run pack -- FOLDER`: packs the packages that a module in a separate repository installs, into a folder or for
 * a registry.
 */
import { resolve } from 'node:path';
import { packAll } from './packages/pack.ts';
import { command } from './processes/command.ts';
import { printLine } from './processes/steps.ts';

await command(async (signal) => {
  const folder = resolve(process.argv[2] ?? 'packages');
  for (const { name, version, file } of await packAll(folder, signal)) printLine(`${name} ${version}  ${file}`);
});
