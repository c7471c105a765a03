/** What `npm test` runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { workspaceFolders } from '../../shell/build/src/module-folders.ts';
import { layersOfCheckout } from '../layers/layers.ts';
import { installedProgram, nodeProgram, type Outcome, type Program, ROOT, run } from '../processes/programs.ts';
import { turbo } from '../system/build.ts';
import { keepChangedPictures } from './changed-pictures.ts';
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

/** A check, and how its outcome is counted. `afterwards` puts in order what its program has left, and answers what a failure has to say of it. */
export type Check = { name: string; program: Program; count: (outcome: Outcome) => Count; afterwards?: () => string };

/** The outcome of a check with what its program printed. */
export type CheckOutcome = CheckResult & { output: string };

/** Checks that nobody waits for: each leaves the processors to whatever else wants them. */
export function smallChecks(): Check[] {
  const lint = installedProgram('Lint', 'biome', ['check', '--error-on-warnings', '--colors=off']);
  return [
    ...frontEndBuilds(),
    single('lint and format', lint),
    single('layers', layersOfCheckout()),
    ...typePrograms().map((place) => single(`types ${place}`, typesOf(place))),
  ];
}

/** What the front-end builds weigh; they must be there. */
export function byteBudgets(): Check {
  return single('byte budgets', nodeProgram('Byte budgets', 'scripts/checks/byte-budgets.ts'));
}

/** All tests but the journeys; `reports` is the folder for the report that the program writes. They need nothing built. */
export function tests(reports: string): Check {
  const report = join(reports, 'vitest.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: 'unit, API and component tests',
    program: installedProgram('Tests', 'vitest', options, quiet),
    count: ({ code }) =>
      countReport<VitestReport>(report, (read) => ({ ...countVitest(read, code), failures: failuresOfVitest(read, ROOT) })),
  };
}

/** The journeys, which start what the front-end builds have built. */
export function journeys(reports: string): Check {
  return playwrightCheck('journeys in the browser', playwright('Journeys', 'shell/e2e'), join(reports, 'journeys.json'));
}

/** A picture of every story beside the one that is kept; Storybook must be built. What differs stays in the folder of changed pictures. */
export function pictures(reports: string): Check {
  const check = playwrightCheck('pictures of components', picturesProgram(), join(reports, 'pictures.json'));
  return { ...check, afterwards: keepChangedPictures };
}

/** Compares the pictures of all stories, or keeps new ones, as `options` of Playwright say. */
export function picturesProgram(options: string[] = []): Program {
  return playwright('Pictures', 'scripts/pictures', options);
}

/** Runs one check to its end. Never rejects: what goes wrong is a failure of the check. */
export async function runCheck(check: Check, signal: AbortSignal): Promise<CheckOutcome> {
  const started = Date.now();
  const outcome = await run(check.program, { signal }).catch((error: unknown) => ({ code: 1, output: String(error) }));
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

// The journeys start what is built here, and the Storybook takes longest: both come first.
function frontEndBuilds(): Check[] {
  return [
    single('storybook build', turbo('The Storybook build', ['build-storybook'])),
    single('front-end builds', turbo('The front-end build', ['build'])),
  ];
}

function single(name: string, program: Program): Check {
  return {
    name,
    program: { ...program, env: { ...quiet, ...program.env }, lowPriority: true },
    count: ({ code }) => whole(code),
  };
}

function whole(code: number): Count {
  return { ...countOne(code), failures: [] };
}

function playwright(name: string, folder: string, options: string[] = []): Program {
  return { ...installedProgram(name, 'playwright', ['test', ...options], quiet), directory: join(ROOT, folder) };
}

function playwrightCheck(name: string, program: Program, report: string): Check {
  const env = { ...program.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return {
    name,
    program: { ...program, options: [...program.options, '--reporter=list,json'], env },
    count: ({ code }) =>
      countReport<PlaywrightReport>(report, (read) => ({ ...countPlaywright(read, code), failures: failuresOfPlaywright(read) })),
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

// Several checkers work out the same types each for itself: four of them take twice the processor time of one.
const typesOf = (place: string) => installedProgram(`Types of ${place}`, 'tsc', ['-p', place, '--checkers', '1']);

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
