import { RULES } from './rules.ts';

/** Plants faults where data, marks, money or access could be lost, and counts those that no test notices. */
export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'nightly/mutation/vitest.config.ts' },
  mutate: RULES,
  // The mutated copy is within the checkout and finds its packages above.
  tempDirName: 'nightly/mutation/.cache/copy',
  ignorePatterns: [
    '/mfe-*',
    '!/mfe-tests',
    '/design-system',
    '/bank',
    '/docs',
    '/deploy',
    '/nightly/*',
    '!/nightly/mutation',
    '/api/migrations',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Generous timeouts, since machines may be busy. Endless loops are found by counting iterations.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: 'nightly/mutation/.cache/report.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};
