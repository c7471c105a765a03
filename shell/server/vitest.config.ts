import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'gateway', testTimeout: 60_000, expect: { poll: { timeout: 30_000 } }, include: ['src/**/*.test.ts'] },
});
