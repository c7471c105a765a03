/** What `npm test` and `npm run test:all` run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { workspaceFolders } from '../../shell/build/src/module-folders.ts';
import { layersOfCheckout } from '../layers/layers.ts';
import { installedProgram, nodeProgram, type Outcome, type Program, ROOT, run } from '../processes/programs.ts';
import { turbo } from '../system/build.ts';
import { saveChangedPictures } from './changed-pictures.ts';
import { type PassedRuns, testFolders } from './passed-tests.ts';
import {
  type CheckResult,
  countOne,
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from './test-report.ts';

type Count = Omit<CheckResult, 'name' | 'milliseconds'>;

/**
 * A check, and how its outcome is counted. `afterwards` collects what its program has left, and returns a message for a
 * failure.
 */
export type Check = { name: string; program: Program; count: (outcome: Outcome) => Count; afterwards?: () => string };

/** The outcome of a check with what its program printed. */
export type CheckOutcome = CheckResult & { output: string };

/** A part of the checks, for a pipeline that spreads them over several machines: `{ part: 1, of: 4 }`. */
export type Shard = { part: number; of: number };

/** Tests of `npm test`, those that only `npm run test:all` adds, or both. */
export type Selection = 'main' | 'rest' | 'all';

/** Lint and format of `files`; `null` for all. */
export function lint(files: readonly string[] | null): Check {
  // Without files, Biome checks all of them.
  const paths = files === null ? [] : ['biome.json', ...files];
  const options = ['check', '--error-on-warnings', '--colors=off', '--no-errors-on-unmatched', ...paths];
  const name = files === null ? 'lint and format' : `lint and format (${files.length} changed)`;
  return single(name, installedProgram('Lint', 'biome', options), LOW);
}

/** Layers, unused code, links of documents, and types. They run at low priority. */
export function smallChecks(): Check[] {
  return [
    single('layers', layersOfCheckout(), LOW),
    single('unused code', installedProgram('Unused code', 'knip', ['--no-progress', '--no-config-hints']), LOW),
    single('links of documents', installedProgram('Links', 'remark', ['--frail', '--quiet', '--no-color', '.']), LOW),
    ...typePrograms().map((place) => single(`types ${place}`, typesOf(place), LOW)),
  ];
}

/** The builds of shell, modules and bank, which the journeys start. */
export function builds(): Check {
  return single('builds', turbo('The build', ['build']));
}

/** The sizes of the front-end builds, which must exist. */
export function byteBudgets(): Check {
  return single('byte budgets', nodeProgram('Byte budgets', 'scripts/checks/byte-budgets.ts'));
}

/** Slow vitest tests that rarely find more than others: only `npm run test:all` runs them. */
const SLOW = '.slow.test.';

/**
 * Unit, API and component tests, which need nothing built. `reports` is the folder for the report that vitest writes; workspaces in `unchanged` are
 * left out and counted as they passed the last time.
 */
export function tests(reports: string, { selection, shard, unchanged = {} }: Tests): Check {
  const report = testsReport(reports);
  const folders = Object.keys(unchanged);
  const options = [
    ...(selection === 'rest' ? [SLOW] : []),
    ...(selection === 'main' ? ['--exclude', `**/*${SLOW}*`] : []),
    ...folders.flatMap((folder) => testFolders(folder).flatMap((place) => ['--exclude', `${place}**`])),
    ...(shard ? [`--shard=${shard.part}/${shard.of}`] : []),
  ];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const kept = Object.values(unchanged).reduce((sum, { passed }) => sum + passed, 0);
  return {
    name: kept === 0 ? 'unit, API and component tests' : `tests (${folders.length} workspaces unchanged)`,
    program: installedProgram('Tests', 'vitest', ['run', ...reporters, ...options], quiet),
    count: ({ code }) =>
      countReport<VitestReport>(report, (read) => {
        const counts = countVitest(read, code);
        return { ...counts, passed: counts.passed + kept, failures: failuresOfVitest(read, ROOT) };
      }),
  };
}

export const testsReport = (reports: string): string => join(reports, 'vitest.json');

type Tests = { selection: Selection; shard?: Shard | undefined; unchanged?: PassedRuns };

/**
 * The journeys, which start what the builds have built. Those of `unchanged`, named as in Playwright's lists of tests, are left out and counted as
 * they passed the last time.
 */
export function journeys(reports: string, { selection, shard, unchanged = [] }: Journeys): Check {
  const list = join(reports, 'unchanged-journeys.txt');
  writeFileSync(list, unchanged.join('\n'));
  const options = [
    ...{ main: ['--grep', '@main'], rest: ['--grep-invert', '@main'], all: [] }[selection],
    ...(unchanged.length > 0 ? ['--test-list-invert', list, '--pass-with-no-tests'] : []),
  ];
  const program = playwright('Journeys', 'shell/e2e', [...options, ...shardOption(shard)]);
  const name = unchanged.length === 0 ? 'journeys in the browser' : `journeys (${unchanged.length} unchanged)`;
  return playwrightCheck(name, program, journeysReport(reports), unchanged.length);
}

type Journeys = { selection: Selection; shard?: Shard | undefined; unchanged?: readonly string[] };

export const journeysReport = (reports: string): string => join(reports, 'journeys.json');

/** A module in a separate repository, from published packages to a rollback. */
export function moduleOutside(): Check {
  return single('module outside', nodeProgram('Module outside', 'scripts/try-module-outside.ts'), LOW);
}

export function storybook(): Check {
  return single('storybook build', turbo('The Storybook build', ['build-storybook']));
}

/** Compares every story with its kept picture; Storybook must be built. Differences go into the folder of changed pictures. */
export function pictures(reports: string, shard?: Shard): Check {
  const check = playwrightCheck('pictures of components', picturesProgram(shardOption(shard)), join(reports, 'pictures.json'));
  return { ...check, afterwards: saveChangedPictures };
}

const shardOption = (shard: Shard | undefined) => (shard ? [`--shard=${shard.part}/${shard.of}`] : []);

/** Compares the pictures of all stories, or keeps new ones, as `options` of Playwright say. */
export function picturesProgram(options: string[] = []): Program {
  return playwright('Pictures', 'scripts/pictures', options);
}

/** Runs one check to its end. Never rejects: an error is a failure of the check. */
export async function runCheck(check: Check, signal: AbortSignal): Promise<CheckOutcome> {
  const started = Date.now();
  const outcome = await run(check.program, { signal }).catch((error: unknown) => ({
    code: 1,
    output: String(error),
    stdout: '',
  }));
  const output = [outcome.output, leftBy(check)].filter((part) => part !== '').join('\n');
  return { name: check.name, ...check.count(outcome), milliseconds: Date.now() - started, output };
}

function leftBy({ afterwards = () => '' }: Check): string {
  try {
    return afterwards();
  } catch (error) {
    return String(error);
  }
}

const quiet = { NO_COLOR: '1', FORCE_COLOR: undefined, CI: '1' };

const LOW = { lowPriority: true };

function single(name: string, program: Program, options: Partial<Program> = {}): Check {
  return {
    name,
    program: { ...program, env: { ...quiet, ...program.env }, ...options },
    count: ({ code }) => whole(code),
  };
}

function whole(code: number): Count {
  return { ...countOne(code), failures: [] };
}

function playwright(name: string, folder: string, options: string[] = []): Program {
  return { ...installedProgram(name, 'playwright', ['test', ...options], quiet), directory: join(ROOT, folder) };
}

function playwrightCheck(name: string, program: Program, report: string, kept = 0): Check {
  const env = { ...program.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return {
    name,
    program: { ...program, options: [...program.options, '--reporter=list,json'], env },
    count: ({ code }) =>
      countReport<PlaywrightReport>(report, (read) => ({
        ...countPlaywright(read, code, kept),
        failures: failuresOfPlaywright(read),
      })),
  };
}

// A program that left no report has failed as a whole.
function countReport<Report>(file: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return whole(1);
  }
}

/** Folders that are checked alike and read each other's sources, as one program each: those for browsers, those for Node. */
const SHARED = ['tsconfig.modules.json', 'tsconfig.node.json'];

interface TypeSettings {
  compilerOptions: { types?: string[] };
  include: string[];
}

// Several checkers compute the same types: four of them take twice the processor time of one.
function typesOf(place: string): Program {
  const known = join(ROOT, 'node_modules/.cache/types', `${place.replaceAll('/', '-')}.tsbuildinfo`);
  return installedProgram(`Types of ${place}`, 'tsc', [
    '-p',
    place,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ]);
}

/** What to check the types of: the folders of each shared program together, every other folder alone. */
function typePrograms(): string[] {
  const folders = [...workspaceFolders(ROOT), 'scripts'].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
  const shared = SHARED.map(readTypeSettings);
  const isShared = (folder: string) => {
    const { compilerOptions, include } = readTypeSettings(`${folder}/tsconfig.json`);
    return shared.some(
      (program) =>
        isDeepStrictEqual(compilerOptions, program.compilerOptions) &&
        include.every((part) => program.include.some((pattern) => matchesGlob(join(folder, part), pattern))),
    );
  };
  return [...SHARED, ...folders.filter((folder) => !isShared(folder))];
}

function readTypeSettings(file: string): TypeSettings {
  const { compilerOptions, include } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as TypeSettings;
  return { compilerOptions: { types: [], ...compilerOptions }, include };
}
