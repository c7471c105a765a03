/** A first visit on a phone with a slow network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { Fault } from '../../scripts/processes/fault.ts';
import { ROOT } from '../../scripts/processes/programs.ts';
import type { Kind, Visit } from './figures.ts';

export type Place = {
  name: string;
  address: string;
  question: boolean;
  /** The label of the filter to click. */
  filter?: string;
  /** The address of a page of another module to go to. */
  next?: string;
};

/** 1.6 Mb/s, 150 ms there and back, a fourth of this machine's speed: what Lighthouse takes for a phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
/** For what hangs; a machine with much else to do is slow. */
const TIMEOUT_MS = 120_000;
/** A page is quiet after this long without traffic: the shell prefetches a part of itself after 3 s. */
const QUIET_MS = 4_000;
const POLL_MS = 100;

const WEB_VITALS = readFileSync(join(ROOT, 'node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8');

/** The page's own measurements while it loads. */
type Noted = { fcp?: number; lcp?: number; cls?: number; inp?: number; question?: number };

/** Runs in the page before its own scripts, as `pageVisit`. */
const NOTE = `${WEB_VITALS}
;(() => {
  const noted = {};
  const all = { reportAllChanges: true };
  webVitals.onFCP(({ value }) => (noted.fcp = value), all);
  webVitals.onLCP(({ value }) => (noted.lcp = value), all);
  webVitals.onCLS(({ value }) => (noted.cls = value), all);
  webVitals.onINP(({ value }) => (noted.inp = value), { ...all, durationThreshold: 16 });
  const look = () => {
    if (document.querySelector('main .q')?.textContent) requestAnimationFrame(() => setTimeout(() => (noted.question ??= performance.now())));
    else requestAnimationFrame(look);
  };
  look();
  const resources = () => performance.getEntriesByType('resource');
  window.pageVisit = {
    noted,
    isQuiet: () => performance.now() - Math.max(0, ...resources().map(({ responseEnd }) => responseEnd)) > ${QUIET_MS},
    ahead: () => [...document.querySelectorAll('link[rel=prefetch]')].map(({ href }) => new URL(href).pathname),
    loads: () => [...performance.getEntriesByType('navigation'), ...resources()].map(
      ({ name, entryType, transferSize, encodedBodySize, responseEnd }) =>
        ({ path: new URL(name).pathname, entryType, transferSize, bytes: encodedBodySize, end: responseEnd })
    ),
  };
})();`;

/** Visits a place with an empty cache. */
export async function visit(browser: Browser, origin: string, { address, question, filter, next }: Place): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(NOTE);
    await page.goto(origin + address, { timeout: TIMEOUT_MS });
    if (question) await until(page, 'pageVisit.noted.question !== undefined');
    await untilQuiet(page);
    const loads = await loadsOf(page);
    const { fcp = 0, lcp = 0, cls = 0, question: questionAt = null } = await notedOf(page);
    return {
      bytes: bytesByKind(loads),
      scriptsBeforeQuestion: questionAt === null ? null : scriptBytes(loads.filter(({ end }) => end <= questionAt)),
      ...{ question: questionAt, firstPaint: fcp, largestPaint: lcp, layoutShift: cls },
      filterClick: filter ? await clickFilter(page, filter) : null,
      nextModule: next ? await openNext(page, next) : null,
    };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Milliseconds from the click to the next paint. */
async function clickFilter(page: Page, label: string): Promise<number | null> {
  await page.evaluate('delete pageVisit.noted.inp');
  await page.getByRole('button', { name: label }).first().click();
  await until(page, 'pageVisit.noted.inp !== undefined');
  await untilQuiet(page);
  return (await notedOf(page)).inp ?? null;
}

/** Bytes of the scripts that come when a page of another module is opened. */
async function openNext(page: Page, address: string): Promise<number> {
  const before = scriptBytes(await loadsOf(page));
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);
  await page.locator('main h1').first().waitFor();
  await untilQuiet(page);
  return scriptBytes(await loadsOf(page)) - before;
}

const notedOf = (page: Page) => page.evaluate<Noted>('pageVisit.noted');

type Load = { kind: Kind; bytes: number; end: number };
type Entry = { path: string; entryType: string; transferSize: number; bytes: number; end: number };

/** Every file that came over the network; one that was preloaded is listed again when it is used, from memory. */
async function loadsOf(page: Page): Promise<Load[]> {
  const entries = await page.evaluate<Entry[]>('pageVisit.loads()');
  const ahead = new Set(await page.evaluate<string[]>('pageVisit.ahead()'));
  const seen = new Set<string>();
  return entries
    .filter(({ path, transferSize }) => transferSize > 0 && (path.startsWith('/api/') || !seen.has(path)) && seen.add(path))
    .map(({ path, entryType, bytes, end }) => ({ kind: kindOf(path, entryType, ahead), bytes, end }));
}

function kindOf(path: string, entryType: string, ahead: ReadonlySet<string>): Kind {
  if (entryType === 'navigation') return 'html';
  if (ahead.has(path)) return 'ahead';
  if (path.endsWith('.js')) return 'scripts';
  if (path.endsWith('.css')) return 'styles';
  if (path.endsWith('.woff2')) return 'fonts';
  return /^\/(?:api|content)\//.test(path) ? 'data' : 'other';
}

function bytesByKind(loads: readonly Load[]): Record<Kind, number> {
  const bytes = { html: 0, scripts: 0, styles: 0, fonts: 0, data: 0, ahead: 0, other: 0 };
  for (const load of loads) bytes[load.kind] += load.bytes;
  return bytes;
}

const scriptBytes = (loads: readonly Load[]) => bytesByKind(loads).scripts;

const untilQuiet = (page: Page) => until(page, 'pageVisit.isQuiet()');

/** Asks the page until something is so. (`waitForFunction` would need `unsafe-eval`, which the page's policy forbids.) */
async function until(page: Page, condition: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await page.evaluate<boolean>(condition))) {
    if (Date.now() > deadline) throw new Fault(`${page.url()}: it never came to ${condition}.`);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}
