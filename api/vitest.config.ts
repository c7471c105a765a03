import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-server.ts'],
    setupFiles: ['test/no-outbound-calls.ts', 'test/fixed-chance.ts', 'test/quick-passwords.ts'],
    pool: 'forks',
    // A file has a database and a server of its own: reloading all code for each would only take time.
    isolate: false,
    // Node reads the API's TypeScript as in production: sending each module through Vite takes longer than running it.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // For what hangs. A machine with much else to do takes ten times as long, and nothing is wrong then.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
