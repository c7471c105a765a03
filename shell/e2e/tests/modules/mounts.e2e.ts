import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { MODULE_PAGES, settled, WITHOUT_MODULE } from '../../preparation/module-pages.ts';

/** `npm run mounts -w nightly` shows each module 200 times and checks the heap as well. */
const MOUNTS = Number(process.env.MOUNTS ?? 10);
const WHOLE = MOUNTS >= 100;
/** Visits until lasting caches (data, code, pools) are filled. */
const WARM_UP = WHOLE ? 20 : 5;
/** Idle work may add something once in a round; a leak grows in every round. */
const ROUNDS = 3;

interface Usage {
  heap: number;
  nodes: number;
  listeners: number;
  onWindow: number;
}

/** Shows and leaves a module's page repeatedly, from within the page. */
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

/** Usage after garbage collection and after the timers that single-spa leaves running. */
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

/** What the visits have added, in words; empty if nothing. A leak of one for each visit adds as many. */
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
