import type { SsrContent } from '@shell/kit/ssr-protocol';
import type { Release } from '@shell/releases';
import { LRUCache } from 'lru-cache';
import { serverEntryOf } from '../registry.ts';
import type { DrawingTask } from './drawing-pool.ts';
import type { ReadServerEntry } from './server-entries.ts';

/** Frames that are kept: they hold nothing of what pages are about. */
const MOST_FRAMES = 500;

/** The shell's part of a page. */
export type Frame = Pick<SsrContent, 'html' | 'styles'>;

/** The inputs of a page's frame. */
export interface FramedPage {
  pathname: string;
  search: string;
  /** The live shell; undefined in development. */
  shell: Release | undefined;
  /** The registry as embedded in the page. */
  registry: { modules: readonly { name: string; version: string }[] };
}

/** A frame: known, or how it is drawn and kept; neither where the shell draws none. */
export interface FrameToDraw {
  known?: Frame;
  task?: DrawingTask;
  keep?: (frame: Frame) => void;
}

/** The frames of pages, drawn once for the same page of the same versions. */
export function createFrames(entryOf: ReadServerEntry) {
  const frames = new LRUCache<string, Frame>({ max: MOST_FRAMES });

  /** The frame around the content of the module `content`, or around none. */
  return async function frameOf({ shell, registry, pathname, search }: FramedPage, content: string | null): Promise<FrameToDraw> {
    const serverEntry = shell && serverEntryOf(shell);
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
