import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { MODULE_PAGES, settled, WITHOUT_MODULE } from '../../preparation/module-pages.ts';

/** How often each module is shown and left; `npm run mounts -w nightly` does it 200 times and judges the heap as well. */
const MOUNTS = Number(process.env.MOUNTS ?? 10);
const WHOLE = MOUNTS >= 100;
/** Visits until what is kept for later ones (data, code, pools) is there. */
const WARM_UP = WHOLE ? 20 : 5;
/** A page adds some things once, when the browser is idle, which may come during a round; what stays of each visit is in every round. */
const ROUNDS = 3;

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

/** What a module's visits have added to what is in use: nothing, or in words. One that stays of each visit is as many more in the end. */
function growth(before: Usage, after: Usage): string[] {
  const limits: [keyof Usage, number][] = [
    ['onWindow', MOUNTS / 2],
    ['listeners', MOUNTS / 2],
    ['nodes', MOUNTS * 5],
    ...(WHOLE ? [['heap', before.heap * 0.1] satisfies [keyof Usage, number]] : []),
  ];
  return limits.flatMap(([what, most]) => {
    const more = after[what] - before[what];
    return more < most ? [] : [`${what}: ${more} more than ${before[what]}`];
  });
}

for (const [name, address] of Object.entries(MODULE_PAGES)) {
  test(`${name}, shown and left ${MOUNTS} times, leaves nothing behind`, async ({ page }) => {
    test.setTimeout(120_000 + ROUNDS * MOUNTS * 5_000);
    await signedInAs(page, 'staff');
    await page.goto(address);
    await settled(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await visit(page, address, WARM_UP);
    const rounds: string[][] = [];
    let before = await usage(client);
    while (rounds.length < ROUNDS) {
      await visit(page, address, MOUNTS);
      const after = await usage(client);
      test.info().annotations.push({ type: 'usage', description: JSON.stringify({ name, before, after }) });
      if (WHOLE) process.stdout.write(`${name}: ${JSON.stringify({ before, after })}\n`);
      rounds.push(growth(before, after));
      if (rounds.at(-1)?.length === 0) return;
      before = after;
    }
    expect(rounds, 'what each round has added').toContainEqual([]);
  });
}
