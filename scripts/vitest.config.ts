import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    isolate: false,
    // Deeper ones are templates and copies. With an `exclude` of its own the project would not take that of the command line.
    include: ['*/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
