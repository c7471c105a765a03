import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';

export interface SsrBundle {
  key: string;
  code: Uint8Array;
}

/** A call of a bundle; `code` may be left out once sent. */
export interface RenderCall {
  key: string;
  code?: Uint8Array;
  request: unknown;
}

/** Ten times the longest page, in characters. */
const MOST_CHARACTERS = 4_000_000;
/** Bundles in a process: live ones, some canaries, previews and former releases. */
const MOST_ENTRIES = 16;

type Exported = (request: unknown) => Promise<{ wanted?: readonly unknown[] }>;
const loaded = new LRUCache<string, Exported>({ max: MOST_ENTRIES });

/** Renders parts until one has to wait; null if code is missing here. @throws Error if a bundle cannot render. */
export async function renderParts(calls: readonly RenderCall[]): Promise<unknown[] | null> {
  const rendered: unknown[] = [];
  // Code is sent once, with a part that may not be rendered now.
  for (const { key, code } of calls) if (code && !loaded.has(key)) load(key, code);
  for (const { key, request } of calls) {
    const firstContent = loaded.get(key);
    if (!firstContent) return null;
    const part = await firstContent(request);
    rendered.push(part);
    if (part.wanted && part.wanted.length > 0) break;
  }
  const characters = JSON.stringify(rendered).length;
  if (characters > MOST_CHARACTERS) throw new Error(`A page of ${characters} characters`);
  return rendered;
}

/** Modules of Node for bundles: none reaches outside the process. */
const ALLOWED = ['async_hooks', 'buffer', 'crypto', 'events', 'string_decoder', 'stream', 'url', 'util'];
const requireOfNode = createRequire(import.meta.url);

function requireAllowed(name: string): unknown {
  const plain = name.replace(/^node:/, '');
  if (!ALLOWED.includes(plain)) throw new Error(`An SSR bundle cannot use ${name}`);
  return requireOfNode(`node:${plain}`);
}

/** A bundle's `process`. The real one can signal other processes. */
const { nextTick, platform, version, versions } = process;
Object.defineProperty(globalThis, 'process', {
  value: Object.freeze({
    env: Object.freeze({}),
    argv: [],
    nextTick,
    platform,
    version,
    versions,
    emitWarning: () => {},
    on: () => {},
  }),
});

function load(key: string, code: Uint8Array): void {
  const text = Buffer.from(code).toString('utf8');
  const module = { exports: {} as { firstContent?: Exported } };
  const run = compileFunction(text, ['module', 'exports', 'require'], { filename: key });
  run(module, module.exports, requireAllowed);
  const { firstContent } = module.exports;
  if (typeof firstContent !== 'function') throw new Error(`${key} exports no firstContent`);
  loaded.set(key, firstContent);
}
