import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS, findBrowser } from '../../scripts/checks/browser.ts';
import { freePort } from '../../scripts/processes/port.ts';

/** `system.ts` starts the system, unless BASE_URL names one. Workers load this file again and inherit the environment. */
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser());
process.env.E2E_PORT ??= String(await freePort());
const browser = JSON.parse(process.env.E2E_BROWSER) as Awaited<ReturnType<typeof findBrowser>>;

/** For `npm run mounts -w nightly`: recompiled code would add some 20% of heap in 200 visits and look like a leak. */
const UNCOMPILED = '--js-flags=--no-opt --no-sparkplug --no-maglev --no-lazy-feedback-allocation --no-flush-bytecode';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './system.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // For hangs: a busy machine takes ten times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // With so many failures the system is at fault, and the rest would only wait for it.
  maxFailures: 10,
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.E2E_PORT}`,
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...BROWSER_OPTIONS, ...(process.env.MOUNTS ? [UNCOMPILED] : [])],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
    // A service worker's calls bypass the routes that tests set up; tests about it allow it.
    serviceWorkers: 'block',
    // Recording every step takes as long as the steps: `--trace on` does it.
    screenshot: 'only-on-failure',
  },
});
