/** What `npm test` runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { turbo } from './build.ts';
import { layersProgram } from './layers/layers.ts';
import { installedProgram, type Outcome, type Program, ROOT, run } from './programs.ts';
import {
  type CheckResult,
  countOne,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type VitestReport,
} from './test-report.ts';

/** A check, and how its outcome is counted. `reports` is the folder for the reports that some programs write. */
export type Check = { name: string; program: Program; count: (outcome: Outcome) => Omit<CheckResult, 'name' | 'milliseconds'> };

/** The outcome of a check with what its program printed. */
export type CheckOutcome = CheckResult & { output: string };

/** Checks that need one processor each: they run two at a time. */
export function smallChecks(): Check[] {
  const sources = [...workspaceFolders().map((folder) => folder.split('/')[0] ?? folder), 'scripts'];
  const lint = installedProgram('Lint', 'biome', ['check', '--error-on-warnings', '--colors=off']);
  return [
    ...frontEndBuilds(),
    single('lint and format', lint),
    single(
      'layers',
      layersProgram(
        [...new Set(sources)].filter((folder) => existsSync(join(ROOT, folder))),
        'err-long',
      ),
    ),
    ...typedFolders().map((folder) => single(`types ${folder}`, installedProgram(`Types of ${folder}`, 'tsc', ['-p', folder]))),
  ];
}

/** Checks that keep the whole machine busy: they run one after the other. */
export function largeChecks(reports: string): Check[] {
  const vitestReport = join(reports, 'vitest.json');
  const journeyReport = join(reports, 'journeys.json');
  const vitestOptions = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const journeys = installedProgram('Journeys', 'playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
    ...quiet,
  });
  return [
    {
      name: 'unit, API and component tests',
      program: installedProgram('Tests', 'vitest', vitestOptions, quiet),
      count: ({ code }) => countReport<VitestReport>(vitestReport, code, countVitest),
    },
    {
      name: 'journeys in the browser',
      program: { ...journeys, directory: join(ROOT, 'shell/e2e') },
      count: ({ code }) => countReport<PlaywrightReport>(journeyReport, code, countPlaywright),
    },
  ];
}

/** Runs one check to its end. Never rejects: what goes wrong is a failure of the check. */
export async function runCheck(check: Check, signal: AbortSignal): Promise<CheckOutcome> {
  const started = Date.now();
  const outcome = await run(check.program, { signal }).catch((error: unknown) => ({ code: 1, output: String(error) }));
  return { name: check.name, ...check.count(outcome), milliseconds: Date.now() - started, output: outcome.output };
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
  return { name, program: { ...program, env: { ...quiet, ...program.env } }, count: ({ code }) => countOne(code) };
}

function countReport<Report>(file: string, code: number, count: (report: Report, code: number) => ReturnType<typeof countOne>) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report, code);
  } catch {
    return countOne(1);
  }
}

/** Folders of the workspaces, relative to the checkout. */
export function workspaceFolders(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces;
}

function typedFolders(): string[] {
  return [...workspaceFolders(), 'scripts'].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
}
