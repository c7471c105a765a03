import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The component tests of shell, kit and remotes: one configuration, named after the workspace; `folders` if it is for several. */
export function moduleTests(name: string, folders: readonly string[] = ['.']): ViteUserConfig {
  return defineConfig({
    // The set-up file is outside the workspace under test.
    server: { fs: { strict: false } },
    test: {
      name,
      environment: 'jsdom',
      // Node has a `localStorage` of its own, which would stand in the way of the one of jsdom.
      execArgv: ['--no-experimental-webstorage'],
      // Vitest keeps one processor to itself: on a machine with two, half of it would lie idle.
      maxWorkers: '100%',
      // Moments are shown in the zone of the reader. TZ tries another one.
      // exempt from the source rules: TZ is Node's own setting, and of tests alone here.
      env: { TZ: process.env.TZ ?? 'UTC' },
      // Packages are loaded once for all files; the set-up file lets each file have its own copy of our modules.
      isolate: false,
      // In a repository of its own a module has them as packages, in TypeScript, which Node does not read there.
      server: { deps: { inline: [/@shell\/kit/, /design-system/, /@api\/contract/] } },
      include: folders.map((folder) => `${folder}/src/**/*.test.{ts,tsx}`),
      // For what hangs. A machine with much else to do takes ten times as long, and nothing is wrong then.
      testTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      setupFiles: ['@shell/kit/test-setup'],
    },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  });
}
