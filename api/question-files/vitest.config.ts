import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'question-files', testTimeout: 60_000, include: ['src/**/*.test.ts'] } });
