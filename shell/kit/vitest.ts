import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Vitest configuration of component tests. */
export function moduleTests(name: string, folders: readonly string[] = ['.']): ViteUserConfig {
  return defineConfig({
    server: { fs: { strict: false } },
    test: {
      name,
      environment: 'jsdom',
      // Node's own `localStorage` would shadow that of jsdom.
      execArgv: ['--no-experimental-webstorage'],
      // Vitest leaves one processor idle, half of a small machine.
      maxWorkers: '100%',
      // Times are shown in the reader's zone. TZ tries another one.
      // exempt from the source rules: TZ is Node's own setting, and of tests alone here.
      env: { TZ: process.env.TZ ?? 'UTC' },
      // Packages load once for all files; the set-up file resets our modules.
      isolate: false,
      // In a module's own repository these are packages in TypeScript, which Node does not load.
      server: { deps: { inline: [/@shell\/kit/, /design-system/, /@api\/contract/] } },
      include: folders.map((folder) => `${folder}/src/**/*.test.{ts,tsx}`),
      // For hangs: a busy machine is slow.
      testTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      setupFiles: ['@shell/kit/test-setup'],
    },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  });
}
