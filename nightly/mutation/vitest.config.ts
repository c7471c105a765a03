import { defineConfig } from 'vitest/config';
import { MORE_TESTS, RULES } from './rules.ts';

/** The tests of rules alone: they need neither a database nor a browser, so that each fault is tried within a second or two. */
export default defineConfig({
  test: {
    include: [...RULES.map((file) => file.replace(/\.ts$/, '.test.ts')), ...MORE_TESTS],
    setupFiles: ['api/test/fixed-chance.ts'],
    // Some hundred histories of an order, or answers, find a fault as well as ten thousand, in a tenth of a second.
    env: { PAYMENT_RUNS: '300', JUDGING_FORMS: '150' },
    testTimeout: 10_000,
  },
});
