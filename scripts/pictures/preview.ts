/** Storybook's preview, built and loaded once, in which one story after the other is shown. */
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { test as base, type Page, type Route } from '@playwright/test';
import { Fault } from '../processes/fault.ts';
import { ROOT } from '../processes/programs.ts';

/** The looks of which pictures are taken, each a project of playwright.config.ts. */
export type Look = { theme: 'light' | 'dark'; width: number; height: number };

/** A story that is shown, and the part of the page that it fills. */
export type Shown = { page: Page; clip: { x: 0; y: 0; width: number; height: number } };

type Entry = { type: string; id: string; title: string; name: string; tags: string[] };

const BUILT = join(ROOT, 'design-system/storybook-static');
/** Nothing listens there: every request is answered from the folder of the build. A name that browsers take for a secure one. */
const ORIGIN = 'http://localhost';
const NOW = new Date('2026-11-23T10:00:00Z');
const MARGIN = 16;
/**
 * The stories of the design system, of which pictures are kept unless `tags: ['no-picture']` says that they cannot be held still, and those
 * of modules.
 */
export function stories(): { pictured: Entry[]; ofModules: Entry[] } {
  const index = join(BUILT, 'index.json');
  if (!existsSync(index)) throw new Fault('Storybook is not built: npm run build-storybook -w design-system.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  const all = Object.values(entries).filter(({ type }) => type === 'story');
  const isOfModule = ({ title }: Entry) => title.startsWith('mfe-');
  return {
    pictured: all.filter((entry) => !isOfModule(entry) && !entry.tags.includes('no-picture')),
    ofModules: all.filter(isOfModule),
  };
}

/** Tests get `show`, which shows a story in the preview that all tests of a look share. */
export const test = base.extend<Record<never, never>, { look: Look; show: (storyId: string) => Promise<Shown> }>({
  look: [
    { theme: 'light', width: 1280, height: 860 },
    { option: true, scope: 'worker' },
  ],
  show: [
    async ({ browser, look: { theme, width, height } }, use) => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      await context.route('**/*', answerFromBuild);
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await page.addInitScript({ path: join(import.meta.dirname, 'in-preview.js') });
      await page.goto(`${ORIGIN}/iframe.html`);
      await page.waitForFunction('window.__STORYBOOK_ADDONS_CHANNEL__ && document.readyState === "complete"');
      await page.evaluate(`pictures.prepare('${theme}')`);
      await use(async (storyId) => {
        const filled = await page.evaluate<number>(`pictures.show(${JSON.stringify(storyId)})`);
        return { page, clip: { x: 0, y: 0, width, height: filled + MARGIN } };
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Stories use no network: requests outside of the build are refused. */
async function answerFromBuild(route: Route): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const path = join(BUILT, normalize(decodeURIComponent(pathname)));
  if (origin === ORIGIN && existsSync(path)) await route.fulfill({ path });
  else await route.abort();
}
