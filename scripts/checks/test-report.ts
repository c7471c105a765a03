/** Counts and shows what `npm test` ran. */

import { relative } from 'node:path';
import { lastLines } from '../processes/programs.ts';

/** Lines of a failed check's output that are shown. */
const SHOWN_LINES = 150;

/**
 * The result of one check. A check without tests counts as one, passed or failed. `failures` lists the
 * failed tests, each with its file.
 */
export type CheckResult = Counts & { name: string; failures: string[]; milliseconds: number };

type Counts = { passed: number; failed: number; skipped: number };

/** The part of vitest's JSON report that is read here. */
export type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: Suite[];
};

type Suite = { title: string; specs: Spec[]; suites?: Suite[] };

type Spec = { title: string; ok: boolean; file: string; line: number; tests: TestOfSpec[] };

type TestOfSpec = { status: string; annotations?: { type: string; description?: string }[] };

export function countOne(code: number): Counts {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** vitest's state of a test that was queued and never finished, because its process died. */
const UNFINISHED = 'pending';

/**
 * Every test counts as one; so does a file that could not be loaded, and an error outside all tests (only `code` shows
 * it). An unfinished test counts as failed: its result is unknown.
 */
export function countVitest(report: VitestReport, code: number): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report.testResults) {
    for (const { status } of file.assertionResults) {
      if (status === 'passed') counts.passed++;
      else if (status === 'failed' || status === UNFINISHED) counts.failed++;
      else counts.skipped++;
    }
    const blamed = file.assertionResults.some(({ status }) => status === 'failed' || status === UNFINISHED);
    if (file.status === 'failed' && !blamed) counts.failed++;
  }
  return withSilentFailure(counts, code);
}

/**
 * Every journey counts as one; one that passed only when repeated is a failure, for a second try hides a fault. `kept` more passed in an earlier run
 * and were left out.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport, code: number, kept = 0): Counts {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return withSilentFailure({ passed: stats.expected + kept, failed, skipped: stats.skipped }, code);
}

// A run without tests has proved nothing, and a run with a bad exit has failed, whatever its report says.
function withSilentFailure(counts: Counts, code: number): Counts {
  const nothingRan = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (code !== 0 || nothingRan) ? { ...counts, failed: 1 } : counts;
}

/** The tests that failed in a run of vitest, or the file if it could not be loaded or its process died; files relative to `root`. */
export function failuresOfVitest({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${file} ${fullName}`);
    const unfinished = assertionResults.filter((test) => test.status === UNFINISHED).length;
    if (unfinished > 0) failed.push(`${file} (${unfinished} tests never came to an end: see how their process ended)`);
    return failed.length === 0 && status === 'failed' ? [file] : failed;
  });
}

/** The journeys that failed, or passed only when repeated. */
export function failuresOfPlaywright(report: PlaywrightReport): string[] {
  const specs = specsWithTitles(report).map(({ spec }) => spec);
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  return failed.map(({ file, line, title }) => `${file}:${line} ${title}`);
}

/** All journeys with their titles: file, groups, title. */
export function specsWithTitles({ suites }: PlaywrightReport): { titles: string[]; spec: Spec }[] {
  const specsOf = (suite: Suite, above: string[]): { titles: string[]; spec: Spec }[] => {
    const titles = [...above, suite.title];
    const own = suite.specs.map((spec) => ({ titles: [...titles, spec.title], spec }));
    return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, titles))];
  };
  return suites.flatMap((suite) => specsOf(suite, []));
}

/** The failures, one per line; empty without any. */
export function failureList(results: readonly CheckResult[]): string {
  const failed = results.filter((result) => result.failed > 0);
  const lines = failed.flatMap(({ name, failures }) => (failures.length > 0 ? failures : [name]));
  return lines.length === 0 ? '' : ['Failed:', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** A table of the tests that failed in any of several runs, the most frequent first; words instead where there are none. */
export function everFailed(runs: readonly CheckResult[]): string {
  const counts = new Map<string, number>();
  for (const { name, failed, failures } of runs) {
    if (failed === 0) continue;
    for (const test of new Set(failures.length > 0 ? failures : [name])) counts.set(test, (counts.get(test) ?? 0) + 1);
  }
  if (counts.size === 0) return 'No test ever failed.';
  const rows = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([test, count]) => `${`${count} of ${runs.length}`.padStart(8)}  ${test}`);
  return ['  failed  test', ...rows].join('\n');
}

/** A table of all checks with their counts and times in seconds. */
export function summaryTable(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length), 5);
  const row = (name: string, ...cells: string[]) => `${name.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  const rows = results.map(({ name, passed, failed, skipped, milliseconds }) =>
    row(name, String(passed), String(failed), String(skipped), `${(milliseconds / 1000).toFixed(1)} s`),
  );
  return [row('check', 'passed', 'failed', 'skipped', 'time'), ...rows].join('\n');
}

/** The end of a failed check's output, set off from the rest; a linter may have a lot to say. */
export const endOfOutput = (output: string): string => `\n${lastLines(output, SHOWN_LINES).replace(/^/gm, '    ')}\n`;

/** The last line of `npm test`. */
export function lastLine(results: readonly CheckResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
