import { defineConfig } from 'vitest/config';

const RULES = [
  ...[
    'caller',
    'check-draft',
    'check-times',
    'claims',
    'client-address',
    'codes',
    'correct-marks',
    'deadline',
    'idempotency-key',
  ],
  ...['marking', 'marks-so-far', 'merging', 'order-state', 'outbox', 'refunds', 'saving-state', 'sealed-secret'],
  ...['sending', 'time-spent', 'working-time'],
  ...['answer-parts', 'judge', 'notes', 'number', 'typed-number'],
];

/** The tests of rules alone: they need neither a database nor a browser, so that each fault is tried within a second or two. */
export default defineConfig({
  test: {
    include: [`{api,api/judging,mfe-tests,shell/kit}/src/**/{${RULES.join(',')}}.test.ts`, 'api/judging/check/forms.test.ts'],
    setupFiles: ['api/test/fixed-chance.ts'],
    // Some hundred histories of an order, or answers, find a fault as well as ten thousand, in a tenth of a second.
    env: { PAYMENT_RUNS: '300', JUDGING_FORMS: '150' },
    testTimeout: 10_000,
  },
});
