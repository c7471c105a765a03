import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    name: 'design-system',
    environment: 'jsdom',
    // Node has a `localStorage` of its own, which would stand in the way of the one of jsdom.
    execArgv: ['--no-experimental-webstorage'],
    env: { TZ: process.env.TZ ?? 'UTC' },
    // Components keep no state outside React, so that files can share what is loaded.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/contract/setup.ts'],
    css: false,
    testTimeout: 120_000,
  },
});
