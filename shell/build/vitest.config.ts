import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'build', include: ['src/**/*.test.ts'] } });
