import { describe, expect, it } from 'vitest';
import {
  countOne,
  countPlaywright,
  countVitest,
  everFailed,
  failureList,
  failuresOfPlaywright,
  failuresOfVitest,
  lastLine,
  summaryTable,
} from './test-report.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/checkout/api/a.test.ts',
  status,
  assertionResults: tests.map((test, index) => ({ status: test, fullName: `does ${index}` })),
});

describe('countVitest', () => {
  it('counts tests', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'todo')] };
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    expect(countVitest({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts a test as failed whose process died before its end', () => {
    expect(countVitest({ testResults: [file('failed', 'passed', 'pending', 'pending')] }, 1)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
    });
  });

  it('counts a fault outside all tests', () => {
    expect(countVitest({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('takes a run without tests for a failure', () => {
    expect(countVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('countPlaywright', () => {
  it('counts a journey that passed at the second try as failed', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [], suites: [] };
    expect(countPlaywright(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts a start that failed', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}], suites: [] };
    expect(countPlaywright(report, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright({ ...report, errors: [] }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright({ ...report, errors: [] }, 0, 25)).toEqual({ passed: 25, failed: 0, skipped: 0 });
  });
});

it('names the tests that failed, and files that could not be loaded', () => {
  const report = { testResults: [file('failed', 'passed', 'failed'), file('failed'), file('passed', 'passed')] };
  expect(failuresOfVitest(report, '/checkout')).toEqual(['api/a.test.ts does 1', 'api/a.test.ts']);
});

it('names a file whose process died', () => {
  const report = { testResults: [file('passed', 'passed', 'pending'), file('passed', 'passed')] };
  expect(failuresOfVitest(report, '/checkout')).toEqual([
    'api/a.test.ts (1 tests never came to an end: see how their process ended)',
  ]);
});

it('names the journeys that failed, or passed only when repeated', () => {
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'a.e2e.ts', line: 7 },
    ...{ ok: status !== 'unexpected', tests: [{ status }] },
  });
  const group = { title: 'a learner', specs: [spec('pays', 'flaky')] };
  const specs = [spec('reads', 'expected'), spec('writes', 'unexpected')];
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [{ title: 'a.e2e.ts', specs, suites: [group] }],
  };
  expect(failuresOfPlaywright(report)).toEqual(['a.e2e.ts:7 writes', 'a.e2e.ts:7 pays']);
});

it('lists what failed, a check without tests by its name', () => {
  const result = { failed: 1, passed: 0, skipped: 0, milliseconds: 1 };
  const tests = { ...result, name: 'tests', failures: ['a.test.ts does 1'] };
  expect(failureList([{ ...result, name: 'lint', failures: [] }, tests])).toBe('Failed:\n  lint\n  a.test.ts does 1');
  expect(failureList([{ ...tests, failed: 0, failures: [] }])).toBe('');
});

it('adds everything up in the last line', () => {
  const results = [
    { name: 'lint', ...countOne(0), failures: [], milliseconds: 1200 },
    { name: 'types', ...countOne(2), failures: [], milliseconds: 10 },
    { name: 'tests', passed: 40, failed: 2, skipped: 1, failures: [], milliseconds: 60_000 },
  ];
  expect(lastLine(results)).toBe('41 passed, 3 failed');
  expect(summaryTable(results).split('\n')[1]).toMatch(/^lint +1 +0 +0 +1\.2 s$/);
});

it('counts in how many runs each test failed', () => {
  const run = (...failures: string[]) => ({
    ...{ name: 'tests', passed: 9, failed: failures.length, skipped: 0, milliseconds: 1 },
    failures,
  });
  expect(everFailed([run(), run()])).toBe('No test ever failed.');
  expect(
    everFailed([run('a'), run('b', 'a'), { ...run(), failed: 1 }])
      .split('\n')
      .slice(1),
  ).toEqual(['  2 of 3  a', '  1 of 3  b', '  1 of 3  tests']);
});
