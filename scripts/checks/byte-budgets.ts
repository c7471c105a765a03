/**
 * The size of each module and page, compared with its budget (`config.budget` of the module's package.json), read from the builds. Fails with
 * the name of what grew, and by how much.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '../../shell/build/src/module-folders.ts';
import { type ModuleDescription, overBudget, parseDescription, SHELL } from '../../shell/releases/src/index.ts';
import { ROOT } from '../processes/programs.ts';
import { logError, printLine } from '../processes/steps.ts';

const names = [SHELL, ...remoteNames(ROOT)];
const missing = names.filter((name) => !existsSync(join(ROOT, name, 'dist/module.json')));
const builds = names.filter((name) => !missing.includes(name)).map(descriptionOf);
printLine('KiB of brotli, of the budget: each page also loads the shell.\n');
for (const build of builds) printLine(lines(build));

const faults = [
  ...missing.map((name) => `${name} is not built.`),
  ...builds.filter(({ weights }) => !weights).map(({ name }) => `The build of ${name} does not say what it weighs.`),
  ...builds.flatMap(overBudget),
];
for (const fault of faults) logError(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function descriptionOf(name: string): ModuleDescription {
  return parseDescription(readFileSync(join(ROOT, name, 'dist/module.json'), 'utf8'), name);
}

function lines({ name, weights = {} }: ModuleDescription): string {
  return Object.entries(weights)
    .map(([of, { kib, budget }]) => `${kib.toFixed(1).padStart(6)} of ${String(budget).padStart(5)}  ${name} ${of}`)
    .join('\n');
}
