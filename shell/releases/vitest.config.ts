import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'releases', testTimeout: 120_000, include: ['src/**/*.test.ts'] } });
