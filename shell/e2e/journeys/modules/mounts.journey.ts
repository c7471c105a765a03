import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { MODULE_PAGES, settled, WITHOUT_MODULE } from '../../preparation/module-pages.ts';

/** How often each module is shown and left; `npm run bench:mounts` does it 200 times and judges the heap as well. */
const MOUNTS = Number(process.env.MOUNTS ?? 10);
const WHOLE = MOUNTS >= 100;
/** Visits until what is kept for later ones (data, code, pools) is there. */
const WARM_UP = WHOLE ? 20 : 5;

interface Usage {
  heap: number;
  nodes: number;
  listeners: number;
  onWindow: number;
}

/** Shows and leaves a page of a module, so many times, from within the page. */
function visit(page: Page, address: string, times: number): Promise<void> {
  return page.evaluate(
    async ([to, away, count]) => {
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
      };
      for (let number = 0; number < count; number += 1) {
        history.pushState(null, '', to);
        await until(() => document.querySelector('#module h1') !== null && !document.querySelector('#module [aria-busy="true"]'));
        history.pushState(null, '', away);
        await until(() => !document.querySelector('#module > *'));
      }
    },
    [address, WITHOUT_MODULE, times] as const,
  );
}

/** What is in use once everything that can go has gone: the timers of the last visits too, which single-spa leaves to run out. */
async function usage(client: CDPSession): Promise<Usage> {
  let [last, now] = [await readUsage(client), await readUsage(client)];
  while (WHOLE && now.heap < last.heap * 0.999) {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    [last, now] = [now, await readUsage(client)];
  }
  return now;
}

async function readUsage(client: CDPSession): Promise<Usage> {
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    onWindow: await listenersOnWindow(client),
  };
}

async function listenersOnWindow(client: CDPSession): Promise<number> {
  let count = 0;
  for (const expression of ['window', 'document', 'document.body', 'document.documentElement']) {
    const { result } = await client.send('Runtime.evaluate', { expression });
    const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId as string });
    count += listeners.length;
  }
  return count;
}

for (const [name, address] of Object.entries(MODULE_PAGES)) {
  test(`${name}, shown and left ${MOUNTS} times, leaves nothing behind`, async ({ page }) => {
    test.setTimeout(120_000 + MOUNTS * 5_000);
    await signedInAs(page, 'staff');
    await page.goto(address);
    await settled(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await visit(page, address, WARM_UP);
    const before = await usage(client);
    await visit(page, address, MOUNTS);
    const after = await usage(client);
    test.info().annotations.push({ type: 'usage', description: JSON.stringify({ name, before, after }) });
    // One that stays of each visit is as many more in the end; what the page adds once, when it is idle, is less, as is what the browser adds.
    expect(after.onWindow - before.onWindow, 'listeners on window and document').toBeLessThan(MOUNTS / 2);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(MOUNTS / 2);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(MOUNTS * 5);
    if (WHOLE) {
      process.stdout.write(`${name}: ${JSON.stringify({ before, after })}\n`);
      expect(after.heap / before.heap, 'heap').toBeLessThan(1.1);
    }
  });
}
