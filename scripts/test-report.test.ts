import { describe, expect, it } from 'vitest';
import { countOne, countPlaywright, countVitest, lastLine, summaryTable } from './test-report.ts';

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });

describe('countVitest', () => {
  it('counts tests', () => {
    const report = { testResults: [file('passed', 'passed', 'pending'), file('failed', 'passed', 'failed', 'todo')] };
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    expect(countVitest({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
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
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };
    expect(countPlaywright(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts a start that failed', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] };
    expect(countPlaywright(report, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

it('adds everything up in the last line', () => {
  const results = [
    { name: 'lint', ...countOne(0), milliseconds: 1200 },
    { name: 'types', ...countOne(2), milliseconds: 10 },
    { name: 'tests', passed: 40, failed: 2, skipped: 1, milliseconds: 60_000 },
  ];
  expect(lastLine(results)).toBe('41 passed, 3 failed');
  expect(summaryTable(results).split('\n')[1]).toMatch(/^lint +1 +0 +0 +1\.2 s$/);
});
