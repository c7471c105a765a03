import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'bank', include: ['src/**/*.test.ts'], testTimeout: 120_000, expect: { poll: { timeout: 30_000 } } },
});
