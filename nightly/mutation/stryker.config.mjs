/**
 * Plants faults where data, marks, money or access could be lost, and counts those that no test notices. Only rules are here, code that is pure:
 * with a database in every try a run would take days.
 */
const DOMAINS = 'api/src/domains';

export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'nightly/mutation/vitest.config.ts' },
  mutate: [
    'api/judging/src/answer-parts.ts',
    'api/judging/src/judge.ts',
    'api/judging/src/kinds/number.ts',
    'api/judging/src/notes.ts',
    'api/judging/src/reading/typed-number.ts',
    'api/src/http/caller.ts',
    'api/src/http/client-address.ts',
    'api/src/http/idempotency/idempotency-key.ts',
    `${DOMAINS}/accounts/second-factor/codes.ts`,
    `${DOMAINS}/accounts/second-factor/sealed-secret.ts`,
    `${DOMAINS}/grading/claims.ts`,
    `${DOMAINS}/grading/grade/check-draft.ts`,
    `${DOMAINS}/grading-orders/working-time.ts`,
    `${DOMAINS}/plans-and-payments/check-times.ts`,
    `${DOMAINS}/plans-and-payments/payment-events/order-state.ts`,
    `${DOMAINS}/timed-tests/after-test/marks-so-far.ts`,
    `${DOMAINS}/timed-tests/marking/correct-marks.ts`,
    `${DOMAINS}/timed-tests/marking/marking.ts`,
    `${DOMAINS}/timed-tests/marking/time-spent.ts`,
    `${DOMAINS}/timed-tests/open-answers/open-answers.ts`,
    `${DOMAINS}/timed-tests/take-test/deadline.ts`,
    `${DOMAINS}/timed-tests/take-test/merging.ts`,
    'mfe-tests/src/take-test/save/outbox.ts',
    'mfe-tests/src/take-test/save/saving-state.ts',
    'shell/kit/src/drafts/sending.ts',
  ],
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
  // A busy machine is not taken for an endless loop; those are counted out by how often they go round.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: 'nightly/mutation/.cache/report.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};
