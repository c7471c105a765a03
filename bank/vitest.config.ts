import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'bank',
    // The templates are loaded once for all files that look at them.
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
