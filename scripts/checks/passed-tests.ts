/** Which workspaces need no test run: everything their tests read is as it was when they last passed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedProgram, ROOT, runOrFail } from '../processes/programs.ts';
import type { VitestReport } from './test-report.ts';

/** The last passed run of a workspace. */
export type PassedRun = { hash: string; passed: number };
/** By the workspace's folder, such as `mfe-tests`. */
export type PassedRuns = Record<string, PassedRun>;
/** Turbo's hash of what a workspace's tests read: its files, its dependencies, the packages of both. */
export type Hashes = Record<string, string>;

const FILE = join(ROOT, 'node_modules/.cache/study-platform/passed-tests.json');

/** Asks turbo, which knows what each `test` task reads, without running one. */
export async function readHashes(): Promise<Hashes> {
  const output = await runOrFail(installedProgram('The hashes of the tests', 'turbo', ['run', 'test', '--dry=json']));
  const { tasks } = JSON.parse(output.slice(output.indexOf('{'))) as {
    tasks: { directory: string; task: string; hash: string }[];
  };
  const ofTests = tasks.filter(({ task }) => task === 'test');
  return Object.fromEntries(ofTests.map(({ directory, hash }) => [directory, `${hash} ${process.version}`]));
}

/** The runs that passed, as far as they still hold. */
export function readPassedRuns(hashes: Hashes, file = FILE): PassedRuns {
  try {
    const runs = JSON.parse(readFileSync(file, 'utf8')) as PassedRuns;
    return Object.fromEntries(Object.entries(runs).filter(([folder, { hash }]) => hashes[folder] === hash));
  } catch {
    return {};
  }
}

/** Adds to `former` the workspaces of which every test in the report passed, and keeps them for the next run. */
export function keepPassedRuns(former: PassedRuns, report: VitestReport, hashes: Hashes, file = FILE): void {
  const runs: PassedRuns = { ...former };
  for (const [folder, hash] of Object.entries(hashes)) {
    const files = report.testResults.filter(({ name }) => testFolders(folder).some((place) => name.startsWith(place)));
    const tests = files.flatMap(({ assertionResults }) => assertionResults);
    const green = files.every(({ status }) => status === 'passed') && tests.every(({ status }) => status === 'passed');
    if (tests.length > 0 && green) runs[folder] = { hash, passed: tests.length };
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(runs));
}

/** Where a workspace's tests are, as vitest takes them for a filter. */
export function testFolders(folder: string): string[] {
  return ['src', 'test'].map((part) => join(ROOT, folder, part, '/'));
}
