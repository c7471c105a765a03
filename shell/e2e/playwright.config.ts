import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS, findBrowser } from '../../scripts/checks/browser.ts';
import { freePort } from '../../scripts/processes/port.ts';

/**
 * The e2e tests: `npm test -w @shell/e2e`. `system.ts` starts the whole system for them on free ports, with a throw-away
 * database; BASE_URL names one that runs already instead. Workers load this file again, so what it finds is kept in the
 * environment, which they inherit.
 */
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser());
process.env.E2E_PORT ??= String(await freePort());
const browser = JSON.parse(process.env.E2E_BROWSER) as Awaited<ReturnType<typeof findBrowser>>;

/**
 * For `npm run mounts -w nightly`: what a page keeps of each visit is not to be told apart from the code that the browser compiles as the same
 * page is shown again and again, some 20 % of the heap in 200 visits.
 */
const UNCOMPILED = '--js-flags=--no-opt --no-sparkplug --no-maglev --no-lazy-feedback-allocation --no-flush-bytecode';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './system.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // For what hangs. A machine with much else to do takes ten times as long, and nothing is wrong then.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // With so many the system itself is at fault, and the rest would only wait for it.
  maxFailures: 10,
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.E2E_PORT}`,
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...BROWSER_OPTIONS, ...(process.env.MOUNTS ? [UNCOMPILED] : [])],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
    // A service worker makes calls of its own, past the routes that e2e tests put in the way; those that are about it let it work.
    serviceWorkers: 'block',
    // A failure leaves a picture and what the page said. Recording every step takes as long as the steps: `--trace on` does it.
    screenshot: 'only-on-failure',
  },
});
