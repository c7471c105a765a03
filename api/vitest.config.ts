import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'contract/src/**/*.test.ts', 'sandbox/**/*.test.ts'],
    globalSetup: ['test/database-server.ts'],
    setupFiles: ['test/no-outbound-calls.ts'],
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
