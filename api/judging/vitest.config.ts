import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'judging', testTimeout: 60_000, include: ['{src,check}/**/*.test.ts'] } });
