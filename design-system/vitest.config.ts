import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    name: 'design-system',
    environment: 'jsdom',
    // Node's own `localStorage` would shadow jsdom's.
    execArgv: ['--no-experimental-webstorage'],
    env: { TZ: process.env.TZ ?? 'UTC' },
    // Components keep no state outside React.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/contract/setup.ts'],
    css: false,
    testTimeout: 120_000,
  },
});
