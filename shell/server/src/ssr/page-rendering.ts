import { BRAND } from '@api/contract/brand';
import type { NamedPaths } from '@shell/kit/addresses';
import type { ApiAnswer, SsrContent, SsrRequest } from '@shell/kit/ssr-protocol';
import type { Release } from '@shell/releases';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type LiveModule, ssrBundleOf } from '../registry.ts';
import type { ReadApi } from './api-answers.ts';
import type { RenderTask, RenderWorkers } from './render-workers.ts';
import type { ReadSsrBundle } from './ssr-bundles.ts';

/** Frames contain no page content. */
const MOST_FRAMES = 500;

export type Frame = Pick<SsrContent, 'html' | 'styles'>;

interface FramedPage {
  pathname: string;
  search: string;
  shell: Release | undefined;
  registry: { modules: readonly { name: string; version: string }[] };
}

/** Cached, or how to render it; neither if the shell renders none. */
interface FrameToRender {
  known?: Frame;
  task?: RenderTask;
  keep?: (frame: Frame) => void;
}

/** Frames, rendered once for each page and its versions. */
function createFrames(entryOf: ReadSsrBundle) {
  const frames = new LRUCache<string, Frame>({ max: MOST_FRAMES });

  /** The frame for a module's content, or for none. */
  return async function frameOf(
    { shell, registry, pathname, search }: FramedPage,
    content: string | null,
  ): Promise<FrameToRender> {
    const serverEntry = shell && ssrBundleOf(shell);
    if (!serverEntry) return {};
    const versions = registry.modules.map(({ name, version }) => `${name}:${version}`);
    const key = [shell.version, ...versions, pathname, search, content].join(' ');
    const known = frames.get(key);
    if (known) return { known };
    const entry = await entryOf({ ...shell, serverEntry });
    return {
      task: { entry, request: { pathname, search, registry, content } },
      keep: (frame) => void frames.set(key, frame),
    };
  };
}

/** A page that still waits then asks forever. */
const MOST_RENDERINGS = 4;

export interface PageAtAddress extends FramedPage {
  paths: NamedPaths;
}

/** The client's network, and how long it may wait. */
interface ForWhom {
  network: string;
  signal: AbortSignal;
}

interface WholePage {
  content: SsrContent;
  frame: Frame | undefined;
}

interface PageRenderingOptions {
  pool: RenderWorkers;
  entryOf: ReadSsrBundle;
  site: SsrRequest['site'];
}

/** Renders without a time limit. Throws what pool, API or bundle throw. */
export function createPageRendering({ pool, entryOf, site }: PageRenderingOptions) {
  const frameOf = createFrames(entryOf);

  /** Renders a module's content from the responses so far. */
  async function contentTask(
    { name, version, serverEntry }: LiveModule,
    { pathname, search, paths }: Pick<PageAtAddress, 'pathname' | 'search' | 'paths'>,
    answers: readonly ApiAnswer[],
  ): Promise<RenderTask> {
    if (!serverEntry) throw new Error(`${name} is rendered by browsers`);
    const entry = await entryOf({ name, version, serverEntry });
    return { entry, request: { module: name, pathname, search, brand: BRAND, site, paths, answers } };
  }

  return {
    async frame(page: PageAtAddress, whom: ForWhom): Promise<Frame | undefined> {
      const { known, task, keep } = await frameOf(page, null);
      if (!task) return known;
      const [frame] = (await pool.render([task], whom)) as [Frame];
      keep?.(frame);
      return frame;
    },

    /** Content and frame, once the content has all it needs. */
    async whole(page: PageAtAddress, module: LiveModule, whom: ForWhom, read: ReadApi): Promise<WholePage> {
      let answers: ApiAnswer[] = [];
      for (let renderings = 0; renderings < MOST_RENDERINGS; renderings += 1) {
        const task = await contentTask(module, page, answers);
        const around = await frameOf(page, module.name);
        const parts = await pool.render(around.task ? [task, around.task] : [task], whom);
        const [rendered, frame = around.known] = parts as [unknown, Frame?];
        const content = checkedContent(module.name, rendered);
        if (content.wanted.length === 0) {
          if (frame) around.keep?.(frame);
          return { content, frame };
        }
        answers = [...answers, ...(await Promise.all(content.wanted.map(read)))];
      }
      throw new Error(`${module.name} wants more and more`);
    },

    /** Renders a page to load the module's code. */
    async warm(module: LiveModule, signal: AbortSignal): Promise<void> {
      const plain = module.routes.pages.find(({ path, audience }) => audience === 'everyone' && !path.includes(':'));
      const task = await contentTask(module, { pathname: plain?.path ?? '/', search: '', paths: {} }, []);
      await pool.render([task], { network: 'gateway', signal });
    },
  };
}

/** No redirect or picture leads to another site. */
const ownPath = z.string().regex(/^\/(?!\/)/);
const words = z.string();

const head = z.looseObject({
  title: words,
  description: words.optional(),
  canonical: ownPath.nullable().optional(),
});

const sharing = z.looseObject({
  kind: z.literal('article').optional(),
  published: words.optional(),
  modified: words.optional(),
  image: z.looseObject({ path: ownPath, width: z.number(), height: z.number(), alt: words }).optional(),
  feeds: z.array(z.looseObject({ type: words, title: words, path: ownPath })).optional(),
  data: z.array(z.record(z.string(), z.unknown())).optional(),
});

const content = z.looseObject({
  wanted: z.array(z.looseObject({ name: words, address: words })),
  head: head.nullable(),
  html: words,
  styles: z.array(z.looseObject({ names: words, css: words })),
  answers: words,
  sharing: sharing.optional(),
  redirect: z.looseObject({ to: ownPath, permanent: z.boolean() }).optional(),
});

/** Validates rendered content: teams release their own modules. @throws Error that describes the fault. */
function checkedContent(module: string, rendered: unknown): SsrContent {
  const { success, error } = content.safeParse(rendered);
  if (!success) throw new Error(`${module} renders what no page can be made of: ${z.prettifyError(error)}`);
  return rendered as SsrContent;
}
