import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { keepPassedRuns, readPassedRuns } from './passed-tests.ts';

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
const HASHES = { 'mfe-tests': 'a', 'mfe-admin': 'b', 'shell/kit': 'c', shell: 'd' };

it('keeps the workspaces whose tests all passed, and gives them back while nothing that they read has changed', () => {
  const testResults = [
    result('mfe-tests/src/a.test.ts', 'passed', 'passed'),
    result('mfe-admin/src/b.test.ts', 'passed'),
    result('mfe-admin/src/c.test.ts', 'failed'),
    result('shell/kit/src/d.test.ts', 'passed', 'pending'),
  ];
  keepPassedRuns({ bank: { hash: 'z', passed: 7 } }, { testResults }, HASHES, file);
  expect(readPassedRuns({ ...HASHES, bank: 'z' }, file)).toEqual({
    'mfe-tests': { hash: 'a', passed: 2 },
    bank: { hash: 'z', passed: 7 },
  });
  expect(readPassedRuns({ 'mfe-tests': 'changed', bank: 'z' }, file)).toEqual({ bank: { hash: 'z', passed: 7 } });
});

it('knows of nothing without a record', () => {
  expect(readPassedRuns(HASHES, file)).toEqual({});
});
