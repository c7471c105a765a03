import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'gateway',
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.ts'],
  },
});
