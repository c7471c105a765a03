import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'judging', isolate: false, testTimeout: 120_000, include: ['{src,check}/**/*.test.ts'] },
});
