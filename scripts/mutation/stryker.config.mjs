/**
 * Plants faults where data, marks or money could be lost, and counts those that no test notices. Only rules are here, code that is pure:
 * with a database in every try a run would take days.
 */
const DOMAINS = 'api/src/domains';

export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: [
    'api/src/http/caller.ts',
    `${DOMAINS}/grading/claims.ts`,
    `${DOMAINS}/grading/grade/check-draft.ts`,
    `${DOMAINS}/grading-orders/working-time.ts`,
    `${DOMAINS}/plans-and-payments/payment-events/order-state.ts`,
    `${DOMAINS}/plans-and-payments/payment-events/refunds.ts`,
    `${DOMAINS}/timed-tests/marking/correct-marks.ts`,
    `${DOMAINS}/timed-tests/marking/marking.ts`,
    `${DOMAINS}/timed-tests/open-answers/open-answers.ts`,
    `${DOMAINS}/timed-tests/take-test/deadline.ts`,
    `${DOMAINS}/timed-tests/take-test/merging.ts`,
  ],
  // The copy with the faults stands within the checkout and finds its packages above.
  tempDirName: 'scripts/mutation/.cache/copy',
  ignorePatterns: ['/mfe-*', '/shell', '/design-system', '/bank', '/docs', '/deploy', '/former-release', '/api/migrations'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: 'scripts/mutation/.cache/report.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};
