import { defineConfig } from 'vitest/config';

const RULES = '{order-state,deadline,merging,marking,open-answers,working-time}';

/** The tests of rules alone: they need neither a database nor a browser, so that each fault is tried within a second or two. */
export default defineConfig({
  test: { include: [`api/src/domains/**/${RULES}.test.ts`], setupFiles: ['api/test/fixed-chance.ts'], testTimeout: 10_000 },
});
