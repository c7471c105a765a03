import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { readPassed, savePassedJourneys, savePassedRuns } from './passed-tests.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passed-tests-'));
  file = join(folder, 'cache/passed.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const result = (name: string, ...statuses: string[]) => ({
  name: join(ROOT, name),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: 'a test' })),
});
const HASHES = {
  tests: { 'mfe-tests': 'a', 'mfe-admin': 'b', 'shell/kit': 'c', shell: 'd' },
  sources: { 'mfe-tests': 'a', 'mfe-admin': 'b', api: 'c' },
};
const none = () => ({ runs: {}, journeys: {} });

it('keeps the workspaces whose tests all passed, and gives them back while nothing that they read has changed', () => {
  const testResults = [
    result('mfe-tests/src/a.test.ts', 'passed', 'passed'),
    result('mfe-admin/src/b.test.ts', 'passed'),
    result('mfe-admin/src/c.test.ts', 'failed'),
    result('shell/kit/src/d.test.ts', 'passed', 'pending'),
  ];
  savePassedRuns({ ...none(), runs: { bank: { hash: 'z', passed: 7 } } }, { testResults }, HASHES, file);
  const bank = { hash: 'z', passed: 7 };
  const runsAt = (tests: Record<string, string>) => readPassed({ ...HASHES, tests }, file).runs;
  expect(runsAt({ ...HASHES.tests, bank: 'z' })).toEqual({ 'mfe-tests': { hash: 'a', passed: 2 }, bank });
  expect(runsAt({ 'mfe-tests': 'changed', bank: 'z' })).toEqual({ bank });
});

it('keeps the journeys that passed at once, each until the system or a module that it loaded changes', () => {
  const spec = (title: string, status: string, modules?: string) => {
    const annotations = modules === undefined ? [] : [{ type: 'modules', description: modules }];
    return { title, ok: status !== 'unexpected', file: 'a.e2e.ts', line: 1, tests: [{ status, annotations }] };
  };
  const specs = [
    spec('takes a test', 'expected', 'mfe-tests'),
    spec('reads without scripts', 'expected'),
    spec('fails', 'unexpected', 'mfe-tests'),
    spec('passes when repeated', 'flaky', 'mfe-tests'),
  ];
  const suites = [{ title: 'a.e2e.ts', specs: [], suites: [{ title: 'a learner', specs }] }];
  const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 0 };
  savePassedJourneys(none(), { stats, errors: [], suites }, HASHES, file);
  const journeysAt = (change: Record<string, string>) =>
    Object.keys(readPassed({ ...HASHES, sources: { ...HASHES.sources, ...change } }, file).journeys);
  const test = 'a.e2e.ts › a learner › takes a test';
  expect(journeysAt({})).toEqual([test, 'a.e2e.ts › a learner › reads without scripts']);
  expect(journeysAt({ 'mfe-admin': 'changed' })).toEqual([test]);
  expect(journeysAt({ 'mfe-tests': 'changed' })).toEqual([]);
  expect(journeysAt({ api: 'changed' })).toEqual([]);
});

it('knows of nothing without a record', () => {
  expect(readPassed(HASHES, file)).toEqual(none());
});
