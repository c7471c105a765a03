import { networkOf } from '@api/work-process';
import type { SsrContent } from '@shell/kit/ssr-protocol';
import type { ReleaseStore } from '@shell/releases';
import type { Logger } from 'pino';
import type { ApiReplicas } from '../api-replicas.ts';
import type { LiveModule } from '../registry.ts';
import type { Settings } from '../settings.ts';
import { createApiReader, keepingAnswers } from './api-answers.ts';
import { createDrawingPool } from './drawing-pool.ts';
import type { Frame } from './frames.ts';
import { inTime } from './in-time.ts';
import { absenceBeside, isAbsent, type PageOfSomething } from './missing-content.ts';
import { createPageDrawing, type PageAtAddress } from './page-drawing.ts';
import { createServerEntries } from './server-entries.ts';

/** Milliseconds that a page may wait for server rendering, API calls included; then it is sent without. */
const LIMIT_MS = 400;
/** Milliseconds for the first rendering of a module, which no page waits for. */
const WARM_MS = 30_000;

/** The parts of a page rendered in time. The content goes into the frame: without a frame only its head is used. */
export interface DrawnPage {
  frame?: Frame | undefined;
  content?: SsrContent | undefined;
  /** The API says that there is nothing to draw. */
  absent?: boolean;
}

/** The subject of a page. */
export interface PageToDraw extends PageAtAddress {
  /** The module that shows the page to a guest; undefined where none does. */
  module?: LiveModule | undefined;
  /** The address of who asks. */
  client: string;
  /** Undefined where there is always something to show. */
  something?: PageOfSomething | undefined;
}

/** Draws pages before any script. Nothing here throws: what cannot be drawn in time, browsers draw. */
export interface FirstContents {
  draw(page: PageToDraw): Promise<DrawnPage>;
  /** Loads what draws the pages of these modules, so that the first visitor need not wait for it. */
  warm(modules: readonly LiveModule[]): Promise<void>;
  stop(): Promise<void>;
}

export function createFirstContents(
  { variant, links }: Settings,
  { api, store, log }: { api: ApiReplicas; store: ReleaseStore; log: Logger },
): FirstContents {
  const pool = createDrawingPool(log);
  const readFor = createApiReader(api, LIMIT_MS);
  const drawing = createPageDrawing({ pool, entryOf: createServerEntries(store), site: { variant, links } });

  const noteLate = oncePerMinute((line) => log.warn(line, 'page not drawn in time'));

  async function drawInTime(page: PageToDraw): Promise<DrawnPage> {
    const { module, pathname, client, something } = page;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const whom = { network: networkOf(client), signal };
    const orNothing = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
      inTime(signal, work).catch((reason: unknown) => {
        noteLate({ module: module?.name, pathname, reason: String(reason) });
        return undefined;
      });
    if (!module?.serverEntry) return { frame: await orNothing(drawing.frame(page, whom)) };
    const readOnce = keepingAnswers(readFor(client));
    const whole = drawing.whole(page, module, whom, readOnce);
    // Drawn while the API answers, in case that it does not.
    const alone = orNothing(drawing.frame(page, whom));
    const absence = something && absenceBeside(whole, readOnce, something);
    const drawn = await orNothing(whole);
    if (drawn) {
      // It may draw its words for what is not there like any others.
      const absent = something && (await isAbsent(readOnce, something).catch(() => false));
      return absent ? { ...drawn, absent } : drawn;
    }
    const [frame, absent = false] = await Promise.all([alone, absence && inTime(signal, absence).catch(() => false)]);
    return { frame, absent };
  }

  return {
    draw: onceAtATime(drawInTime),
    async warm(modules) {
      for (const module of modules) await drawing.warm(module, AbortSignal.timeout(WARM_MS)).catch(() => undefined);
    },
    stop: () => pool.stop(),
  };
}

/** Draws a page that many ask for at the same moment once for all of them. */
function onceAtATime(draw: (page: PageToDraw) => Promise<DrawnPage>): FirstContents['draw'] {
  const underWay = new Map<string, Promise<DrawnPage>>();
  return (page) => {
    const { module, shell, pathname, search } = page;
    const key = [shell?.version, module?.name, module?.version, pathname, search].join(' ');
    const drawing = underWay.get(key) ?? draw(page).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
}

const MINUTE = 60_000;

/** Writes one line a minute, with how many were left out since the last. */
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
