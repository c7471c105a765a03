import { defineConfig } from 'vitest/config';

const RULES = '{caller,check-draft,claims,correct-marks,deadline,marking,merging,open-answers,order-state,refunds,working-time}';

/** The tests of rules alone: they need neither a database nor a browser, so that each fault is tried within a second or two. */
export default defineConfig({
  test: {
    include: [`api/src/**/${RULES}.test.ts`],
    setupFiles: ['api/test/fixed-chance.ts'],
    // Some hundred histories of an order tell a fault as well as ten thousand, and are there in a tenth of a second.
    env: { PAYMENT_RUNS: '300' },
    testTimeout: 10_000,
  },
});
