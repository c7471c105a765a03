import { dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS, packagedBrowser } from '../checks/browser.ts';
import { Fault } from '../processes/fault.ts';
import type { Look } from './preview.ts';

/**
 * Pictures of every story, compared with those in `kept/`: `npm run pictures -w design-system`. They are those of the Chromium that npm installs and of the
 * fonts in it and in our packages: other browsers and fonts draw the same letters otherwise.
 */
const browser = await packagedBrowser();
if (browser === null) throw new Fault('The kept pictures are those of a Chromium for Linux on x64: compare them there.');

const looks: Look[] = (['light', 'dark'] as const).flatMap((theme) => [
  { theme, width: 390, height: 844 },
  { theme, width: 1280, height: 860 },
]);

export default defineConfig<Record<never, never>, { look: Look }>({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/kept/{projectName}/{arg}{ext}',
  updateSnapshots: 'none',
  forbidOnly: true,
  workers: 2,
  // For what hangs. A machine with much else to do takes ten times as long, and nothing is wrong then.
  timeout: 120_000,
  reporter: [['list']],
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // A share of the greatest difference between two colours: one that differs by four of 255 steps is another colour.
      threshold: 0.015,
      // Of a picture: some letters' edges may come out otherwise on another processor.
      maxDiffPixels: 24,
    },
  },
  projects: looks.map((look) => ({ name: `${look.theme}-${look.width}`, use: { look } })),
  use: {
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...BROWSER_OPTIONS, '--disable-lcd-text', '--force-color-profile=srgb'],
      env: {
        ...(process.env as Record<string, string>),
        ...browser.env,
        FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
        XDG_DATA_HOME: dirname(browser.executablePath),
        XDG_CACHE_HOME: dirname(browser.executablePath),
      },
    },
  },
});
