import { BRAND } from '@api/contract/brand';
import type { NamedPaths } from '@shell/kit/addresses';
import type { ApiAnswer, FirstContent } from '@shell/kit/first-content-request';
import type { ReleaseStore } from '@shell/releases';
import type { Logger } from 'pino';
import type { ApiReplicas } from '../api-replicas.ts';
import type { LiveModule } from '../registry.ts';
import type { Settings } from '../settings.ts';
import { createApiReader } from './api-answers.ts';
import { createDrawingPool } from './drawing-pool.ts';
import type { DrawingTask } from './drawing-thread.ts';
import { createFrames, type Frame, type FramedPage } from './frames.ts';
import { absenceBeside, type PageOfSomething } from './missing-content.ts';
import { createServerEntries } from './server-entries.ts';

/** Milliseconds that a page may wait for what is drawn here, calls of the API included; then it goes out without. */
const LIMIT_MS = 400;
/** A page that still wants something then asks for ever. */
const MOST_DRAWINGS = 4;

/** What could be drawn of a page in time. The content stands in the frame: without one it is of no use but for its head. */
export interface DrawnPage {
  frame?: Frame | undefined;
  content?: FirstContent | undefined;
  /** It was not drawn in time, and the API says that there is nothing to draw. */
  absent?: boolean;
}

/** What a page is about. */
export interface PageToDraw extends FramedPage {
  /** The module that shows the page to a guest; undefined where none does. */
  module: LiveModule | undefined;
  /** Where the site's pages are, by name. */
  paths: NamedPaths;
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
  const read = createApiReader(api, LIMIT_MS);
  const entryOf = createServerEntries(store);
  const frameOf = createFrames(entryOf);
  const underWay = new Map<string, Promise<DrawnPage>>();

  async function contentTask(
    { name, version, serverEntry }: LiveModule,
    { pathname, search, paths }: Pick<PageToDraw, 'pathname' | 'search' | 'paths'>,
    answers: readonly ApiAnswer[],
  ): Promise<DrawingTask> {
    if (!serverEntry) throw new Error(`${name} is drawn by browsers`);
    const entry = await entryOf({ name, version, serverEntry });
    return { entry, request: { module: name, pathname, search, brand: BRAND, site: { variant, links }, paths, answers } };
  }

  async function drawFrame(page: PageToDraw, signal: AbortSignal): Promise<Frame | undefined> {
    const { known, task, keep } = await frameOf(page, null);
    if (!task) return known;
    const [frame] = (await pool.draw([task], signal)) as [Frame];
    keep?.(frame);
    return frame;
  }

  /** Content and frame in one go, as soon as the content has all that it wants. */
  async function drawWhole(page: PageToDraw, module: LiveModule, signal: AbortSignal): Promise<DrawnPage> {
    let answers: ApiAnswer[] = [];
    for (let drawings = 0; drawings < MOST_DRAWINGS; drawings += 1) {
      const task = await contentTask(module, page, answers);
      const around = await frameOf(page, module.name);
      const parts = await pool.draw(around.task ? [task, around.task] : [task], signal);
      const [content, frame = around.known] = parts as [FirstContent, Frame?];
      if (content.wanted.length === 0) {
        if (frame) around.keep?.(frame);
        return { content, frame };
      }
      answers = [...answers, ...(await Promise.all(content.wanted.map(read)))];
    }
    throw new Error(`${module.name} wants more and more`);
  }

  async function drawInTime(page: PageToDraw): Promise<DrawnPage> {
    const { module, pathname } = page;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const fallback = (reason: unknown) => {
      log.warn({ module: module?.name, pathname, reason: String(reason) }, 'page not drawn in time');
      return undefined;
    };
    if (!module?.serverEntry) return { frame: await until(signal, drawFrame(page, signal)).catch(fallback) };
    const whole = drawWhole(page, module, signal);
    // Drawn while the API answers, in case that it does not.
    const alone = drawFrame(page, signal).catch(fallback);
    const absence = page.something && absenceBeside(whole, read, page.something);
    const drawn = await until(signal, whole).catch(fallback);
    if (drawn) return drawn;
    const [frame, absent = false] = await Promise.all([
      until(signal, alone).catch(fallback),
      absence && until(signal, absence).catch(() => false),
    ]);
    return { frame, absent };
  }

  return {
    /** A page that many ask for at the same moment is drawn once. */
    draw(page) {
      const { module, shell, pathname, search } = page;
      const key = [shell?.version, module?.name, module?.version, pathname, search].join(' ');
      const drawing = underWay.get(key) ?? drawInTime(page).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      return drawing;
    },

    async warm(modules) {
      for (const module of modules) {
        const plain = module.routes.pages.find(({ path, audience }) => audience === 'everyone' && !path.includes(':'));
        await contentTask(module, { pathname: plain?.path ?? '/', search: '', paths: {} }, [])
          .then((task) => pool.draw([task], AbortSignal.timeout(30_000)))
          .catch(() => undefined);
      }
    },

    stop: () => pool.stop(),
  };
}

/** @throws what the signal says, when it comes first. */
function until<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const over = () => reject(signal.reason);
    // What is there already is taken, even at the last moment.
    if (signal.aborted) setImmediate(over);
    else signal.addEventListener('abort', over, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', over));
  });
}
