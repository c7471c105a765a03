import { defineConfig } from 'vitest/config';

/** All tests in one run. Each workspace has a configuration of its own, so that `npm test -w <workspace>` works alone. */
export default defineConfig({
  test: {
    projects: ['*/vitest.config.ts', 'shell/*/vitest.config.ts', 'api/*/vitest.config.ts'],
    // Vitest keeps one processor to itself; on a machine with two, half of it would lie idle while tests wait for the database.
    maxWorkers: '100%',
  },
});
