import { BRAND } from '@api/contract/brand';
import type { NamedPaths } from '@shell/kit/addresses';
import type { ApiAnswer, SsrContent, SsrRequest } from '@shell/kit/ssr-protocol';
import type { LiveModule } from '../registry.ts';
import type { ReadApi } from './api-answers.ts';
import type { DrawingPool, DrawingTask } from './drawing-pool.ts';
import { createFrames, type Frame, type FramedPage } from './frames.ts';
import { saidContent } from './said-content.ts';
import type { ReadServerEntry } from './server-entries.ts';

/** A page that still wants something then asks for ever. */
const MOST_DRAWINGS = 4;

/** A page as its renderer sees it. */
export interface PageAtAddress extends FramedPage {
  /** Where the site's pages are, by name. */
  paths: NamedPaths;
}

/** For which network a page is drawn, and how long it may wait. */
export interface ForWhom {
  network: string;
  signal: AbortSignal;
}

/** Content and frame of a page; where the shell draws no frame, the content alone. */
export interface WholePage {
  content: SsrContent;
  frame: Frame | undefined;
}

interface PageDrawingOptions {
  pool: DrawingPool;
  entryOf: ReadServerEntry;
  site: SsrRequest['site'];
}

/** Draws pages, however long it takes: they throw what the pool, the API or an entry throws. */
export function createPageDrawing({ pool, entryOf, site }: PageDrawingOptions) {
  const frameOf = createFrames(entryOf);

  /** How a module draws its content from the answers so far. */
  async function contentTask(
    { name, version, serverEntry }: LiveModule,
    { pathname, search, paths }: Pick<PageAtAddress, 'pathname' | 'search' | 'paths'>,
    answers: readonly ApiAnswer[],
  ): Promise<DrawingTask> {
    if (!serverEntry) throw new Error(`${name} is drawn by browsers`);
    const entry = await entryOf({ name, version, serverEntry });
    return { entry, request: { module: name, pathname, search, brand: BRAND, site, paths, answers } };
  }

  return {
    /** The frame around no content. */
    async frame(page: PageAtAddress, whom: ForWhom): Promise<Frame | undefined> {
      const { known, task, keep } = await frameOf(page, null);
      if (!task) return known;
      const [frame] = (await pool.draw([task], whom)) as [Frame];
      keep?.(frame);
      return frame;
    },

    /** Content and frame in one go, as soon as the content has all that it wants. */
    async whole(page: PageAtAddress, module: LiveModule, whom: ForWhom, read: ReadApi): Promise<WholePage> {
      let answers: ApiAnswer[] = [];
      for (let drawings = 0; drawings < MOST_DRAWINGS; drawings += 1) {
        const task = await contentTask(module, page, answers);
        const around = await frameOf(page, module.name);
        const parts = await pool.draw(around.task ? [task, around.task] : [task], whom);
        const [drawn, frame = around.known] = parts as [unknown, Frame?];
        const content = saidContent(module.name, drawn);
        if (content.wanted.length === 0) {
          if (frame) around.keep?.(frame);
          return { content, frame };
        }
        answers = [...answers, ...(await Promise.all(content.wanted.map(read)))];
      }
      throw new Error(`${module.name} wants more and more`);
    },

    /** Draws a page of the module, so that its code is there for others. */
    async warm(module: LiveModule, signal: AbortSignal): Promise<void> {
      const plain = module.routes.pages.find(({ path, audience }) => audience === 'everyone' && !path.includes(':'));
      const task = await contentTask(module, { pathname: plain?.path ?? '/', search: '', paths: {} }, []);
      await pool.draw([task], { network: 'gateway', signal });
    },
  };
}
