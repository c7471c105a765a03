import { networkOf } from '@api/work-process';
import type { SsrContent } from '@shell/kit/ssr-protocol';
import type { ReleaseStore } from '@shell/releases';
import type { Logger } from 'pino';
import type { ApiReplicas } from '../api-replicas.ts';
import type { LiveModule } from '../registry.ts';
import type { Settings } from '../settings.ts';
import { createApiReader, memoizedReads } from './api-answers.ts';
import { absenceBeside, isAbsent, type PageOfSomething } from './missing-content.ts';
import { createPageRendering, type Frame, type PageAtAddress } from './page-rendering.ts';
import { createRenderWorkers } from './render-workers.ts';
import { createSsrBundles } from './ssr-bundles.ts';

/** Milliseconds that a page waits for server rendering, API calls included. */
const LIMIT_MS = 400;
/** Milliseconds for a module's first rendering, which no page waits for. */
const WARM_MS = 30_000;

/** The parts rendered in time. Without a frame, only the content's head is used. */
export interface RenderedPage {
  frame?: Frame | undefined;
  content?: SsrContent | undefined;
  /** The API says that nothing is there. */
  absent?: boolean;
}

interface PageToRender extends PageAtAddress {
  /** Shows the page to a guest; undefined if none does. */
  module?: LiveModule | undefined;
  client: string;
  /** Undefined if there is always something to show. */
  something?: PageOfSomething | undefined;
}

/** Renders pages on the server. Never throws: browsers render what is late. */
export interface Ssr {
  render(page: PageToRender): Promise<RenderedPage>;
  /** Loads bundles, so that the first visitor does not wait. */
  warm(modules: readonly LiveModule[]): Promise<void>;
  stop(): Promise<void>;
}

export function createSsr(
  { variant, links }: Settings,
  { api, store, log }: { api: ApiReplicas; store: ReleaseStore; log: Logger },
): Ssr {
  const pool = createRenderWorkers(log);
  const readFor = createApiReader(api, LIMIT_MS);
  const rendering = createPageRendering({ pool, entryOf: createSsrBundles(store), site: { variant, links } });

  const noteLate = oncePerMinute((line) => log.warn(line, 'page not rendered in time'));

  async function renderInTime(page: PageToRender): Promise<RenderedPage> {
    const { module, pathname, client, something } = page;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const whom = { network: networkOf(client), signal };
    const orNothing = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
      inTime(signal, work).catch((reason: unknown) => {
        noteLate({ module: module?.name, pathname, reason: String(reason) });
        return undefined;
      });
    if (!module?.serverEntry) return { frame: await orNothing(rendering.frame(page, whom)) };
    const readOnce = memoizedReads(readFor(client));
    const whole = rendering.whole(page, module, whom, readOnce);
    // In case the API does not respond.
    const alone = orNothing(rendering.frame(page, whom));
    const absence = something && absenceBeside(whole, readOnce, something);
    const rendered = await orNothing(whole);
    if (rendered) {
      // A rendering may not tell "not found" from other content.
      const absent = something && (await isAbsent(readOnce, something).catch(() => false));
      return absent ? { ...rendered, absent } : rendered;
    }
    const [frame, absent = false] = await Promise.all([alone, absence && inTime(signal, absence).catch(() => false)]);
    return { frame, absent };
  }

  return {
    render: onceAtATime(renderInTime),
    async warm(modules) {
      for (const module of modules) await rendering.warm(module, AbortSignal.timeout(WARM_MS)).catch(() => undefined);
    },
    stop: () => pool.stop(),
  };
}

/** Renders a page once for simultaneous requests. */
function onceAtATime(render: (page: PageToRender) => Promise<RenderedPage>): Ssr['render'] {
  const underWay = new Map<string, Promise<RenderedPage>>();
  return (page) => {
    const { module, shell, pathname, search } = page;
    const key = [shell?.version, module?.name, module?.version, pathname, search].join(' ');
    const rendering = underWay.get(key) ?? render(page).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };
}

const MINUTE = 60_000;

/** Writes one line a minute, with the number left out. */
function oncePerMinute(write: (line: object) => void): (line: object) => void {
  let last = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (line) => {
    const now = performance.now();
    if (now - last < MINUTE) {
      leftOut += 1;
      return;
    }
    write({ ...line, ...(leftOut > 0 && { leftOut }) });
    [last, leftOut] = [now, 0];
  };
}

/** Work's result until `signal` aborts, even at the last moment. @throws the signal's reason, or the work's error. */
function inTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const over = () => reject(signal.reason);
    if (signal.aborted) setImmediate(over);
    else signal.addEventListener('abort', over, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', over));
  });
}
