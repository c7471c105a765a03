/** Skips tests whose inputs are unchanged since they last passed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedProgram, ROOT, runOrFail } from '../processes/programs.ts';
import { type PlaywrightReport, specsWithTitles, type VitestReport } from './test-report.ts';

export type PassedRun = { hash: string; passed: number };
/** By the workspace's folder, such as `mfe-tests`. */
export type PassedRuns = Record<string, PassedRun>;
/** The last passed run of a journey, and the modules that it loaded; none means that it depends on all. */
export type PassedJourney = { hash: string; modules: string[] };
/** By file and titles, as Playwright's lists of tests name it: `account/sign-in.e2e.ts › a learner signs in`. */
export type PassedJourneys = Record<string, PassedJourney>;
/** Hashes of workspaces by folder: of all that their tests read, and of their sources alone, each with their dependencies. */
export type Hashes = { tests: Record<string, string>; sources: Record<string, string> };
/** Results of the last run that are still valid. */
export type Passed = { runs: PassedRuns; journeys: PassedJourneys };

const FILE = join(ROOT, 'node_modules/.cache/study-platform/passed-tests.json');

/** Reads the inputs of each task from turbo's dry run. */
export async function readHashes(): Promise<Hashes> {
  const output = await runOrFail(installedProgram('The hashes of the tests', 'turbo', ['run', 'test', 'transit', '--dry=json']));
  const { tasks } = JSON.parse(output.slice(output.indexOf('{'))) as {
    tasks: { directory: string; task: string; hash: string }[];
  };
  const hashesOf = (wanted: string) =>
    Object.fromEntries(
      tasks.filter(({ task }) => task === wanted).map(({ directory, hash }) => [directory, `${hash} ${process.version}`]),
    );
  return { tests: hashesOf('test'), sources: hashesOf('transit') };
}

/** The runs and journeys that passed and are still valid. */
export function readPassed(hashes: Hashes, file = FILE): Passed {
  try {
    const { runs, journeys } = JSON.parse(readFileSync(file, 'utf8')) as Passed;
    return {
      runs: keep(runs, ([folder, { hash }]) => hashes.tests[folder] === hash),
      journeys: keep(journeys, ([, { hash, modules }]) => hashOfJourney(modules, hashes) === hash),
    };
  } catch {
    return { runs: {}, journeys: {} };
  }
}

function keep<Value>(all: Record<string, Value>, holds: (entry: [string, Value]) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(holds));
}

/** Adds to `former` the workspaces of which every test in the report passed, and keeps them for the next run. */
export function savePassedRuns(former: Passed, report: VitestReport, { tests: hashes }: Hashes, file = FILE): void {
  for (const [folder, hash] of Object.entries(hashes)) {
    const files = report.testResults.filter(({ name }) => testFolders(folder).some((place) => name.startsWith(place)));
    const tests = files.flatMap(({ assertionResults }) => assertionResults);
    const green = files.every(({ status }) => status === 'passed') && tests.every(({ status }) => status === 'passed');
    if (tests.length > 0 && green) former.runs[folder] = { hash, passed: tests.length };
  }
  write(former, file);
}

/** Adds to `former` the journeys of the report that passed at once, and keeps them for the next run. */
export function savePassedJourneys(former: Passed, report: PlaywrightReport, hashes: Hashes, file = FILE): void {
  for (const { titles, spec } of specsWithTitles(report)) {
    const [test] = spec.tests;
    if (!spec.ok || test?.status !== 'expected') continue;
    const modules =
      test.annotations
        ?.find(({ type }) => type === 'modules')
        ?.description?.split(' ')
        .filter(Boolean) ?? [];
    former.journeys[titles.join(' › ')] = { hash: hashOfJourney(modules, hashes), modules };
  }
  write(former, file);
}

function write(passed: Passed, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passed));
}

/** A journey depends on the whole system, but of the modules only on those that it loaded. */
function hashOfJourney(modules: readonly string[], { sources }: Hashes): string {
  const isRead = (folder: string) => !folder.startsWith('mfe-') || modules.length === 0 || modules.includes(folder);
  const read = Object.entries(sources).filter(([folder]) => isRead(folder));
  return createHash('sha256').update(JSON.stringify(read.sort())).digest('hex');
}

export function testFolders(folder: string): string[] {
  return ['src', 'test'].map((part) => join(ROOT, folder, part, '/'));
}
