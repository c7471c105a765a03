import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFields } from '@api/contract/call-needs';
import type { ChunkGroup, Compilation, Compiler } from '@rspack/core';
import { HOST_VERSION } from '@shell/kit/host';
import { integrityOf, MANIFEST, type ModuleDescription, readManifest } from '@shell/releases';
import { brotli, emitCopy } from './compressed-copies.ts';
import { SSR_BUNDLE } from './ssr-bundle.ts';

/** KiB of Brotli: what any page needs first, what the code of a page may add, and totals of larger pages by path. */
type Budget = { start: number; page: number } & Record<string, number>;

const USUAL: Budget = { start: 20, page: 20 };

type Weights = NonNullable<ModuleDescription['weights']>;

function budgetOf(packageFile: string): Budget {
  const { config } = JSON.parse(readFileSync(packageFile, 'utf8')) as { config?: { budget?: Partial<Budget> } };
  return { ...USUAL, ...config?.budget } as Budget;
}

interface Measured {
  start: readonly string[];
  /** Files of each page besides the start. */
  pages: Readonly<Record<string, readonly string[]>>;
  budget: Budget;
}

/** Weighs the parts of a build and keeps what it compressed for that as the copies of those files. */
async function weigh(compilation: Compilation, { start, pages, budget }: Measured): Promise<Weights> {
  const sizes = new Map<string, number>();
  const weighFile = async (file: string) => {
    const copy = await brotli(compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0), 11);
    sizes.set(file, copy.byteLength);
    emitCopy(compilation, file, '.br', copy);
  };
  await Promise.all([...new Set([...start, ...Object.values(pages).flat()])].map(weighFile));
  const kib = (files: readonly string[]) =>
    Math.round((files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1024) * 10) / 10;
  const weights: Weights = { start: { kib: kib(start), budget: budget.start } };
  for (const [path, files] of Object.entries(pages)) {
    weights[path] = { kib: kib([...start, ...files]), budget: budget[path] ?? budget.start + budget.page };
  }
  return weights;
}

export const EXPOSED_CHUNK = 'module';

/** What the federation plugin writes beside the manifest; nothing here reads it. */
const STATS = 'mf-stats.json';

/** Its file carries no hash: browsers know the service worker by its address. */
export const SERVICE_WORKER = 'service-worker';

/** Writes `dist/module.json`, what the release store needs to know of a build, once all of its files are final. */
export class ModuleDescriptionPlugin {
  readonly #name: string;
  readonly #routesFile: string;

  constructor({ name, routesFile }: { name: string; routesFile: string }) {
    this.#name = name;
    this.#routesFile = routesFile;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ModuleDescription', (compilation) => {
      compilation.fileDependencies.add(this.#routesFile);
      compilation.hooks.processAssets.tapPromise(
        { name: 'ModuleDescription', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => {
          const description = await this.#describe(compilation);
          compilation.emitAsset('module.json', new sources.RawSource(JSON.stringify(description, null, 2)));
        },
      );
    });
  }

  async #describe(compilation: Compilation): Promise<ModuleDescription> {
    const all = createHash('sha256');
    const files: Record<string, string> = {};
    for (const { name, source } of compilation.getAssets().toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (/\.(?:map|html)$/.test(name) || name === STATS) continue;
      const bytes = source.buffer();
      all.update(name).update(bytes);
      files[name] = integrityOf(bytes);
    }
    const entry = entryFile(compilation);
    if (!entry) throw new Error(`${this.#name} has no entry`);
    const routesText = readFileSync(this.#routesFile);
    const routes = JSON.parse(routesText.toString('utf8')) as ModuleDescription['routes'];
    const preload = firstFiles(compilation);
    const pages = this.#pageFiles(compilation, routes, preload);
    const start = preload.length > 0 ? [entry, ...preload] : startFiles(compilation);
    // Part of the version: a build refused for its weight is another once its budget has changed.
    const budget = budgetOf(join(compilation.compiler.context, 'package.json'));
    return {
      name: this.#name,
      version: all.update(routesText).update(JSON.stringify(budget)).digest('hex').slice(0, 16),
      hostVersion: HOST_VERSION,
      entry,
      ...federationOf(compilation),
      ...(compilation.getAsset(SSR_BUNDLE) && { serverEntry: SSR_BUNDLE }),
      files,
      preload,
      pages,
      ...(compilation.options.mode === 'production' ? { weights: await weigh(compilation, { start, pages, budget }) } : {}),
      calls: callsOf(compilation),
      routes,
    };
  }

  /** The files of each page whose routes name its `code`. @throws Error for `code` that no part of the build begins with. */
  #pageFiles(compilation: Compilation, routes: ModuleDescription['routes'], first: readonly string[]) {
    const found: Record<string, string[]> = {};
    for (const { path, code } of routes.pages) {
      if (typeof code !== 'string') continue;
      const group = groupOf(compilation, code);
      if (!group) throw new Error(`${this.#name} loads no ${code} on demand, which the page ${path} names as its code`);
      found[path] = filesOf(group).filter((file) => !first.includes(file));
    }
    return found;
  }
}

/** A call of the API, which code names as a text. */
const CALL = /["'`]((?:GET|POST|PUT|PATCH|DELETE) \/(?:api|content)\/[\w:/.-]*)["'`]/g;

/** The calls that the scripts name, as the contract of this build defines them. */
function callsOf(compilation: Compilation): Record<string, string[]> {
  const fields = callFields();
  const scripts = compilation.getAssets().filter(({ name }) => /\.c?js$/.test(name));
  const named = scripts.flatMap(({ source }) => [...source.source().toString().matchAll(CALL)].map(([, name = '']) => name));
  return Object.fromEntries([...new Set(named)].toSorted().flatMap((name) => (fields[name] ? [[name, [...fields[name]]]] : [])));
}

/** How the shell loads the build, and what that exposes, from its manifest. The shell's own has none. */
function federationOf(compilation: Compilation): Partial<Pick<ModuleDescription, 'federation' | 'exposes'>> {
  const manifest = compilation.getAsset(MANIFEST);
  if (!manifest) return {};
  const { federation, exposes } = readManifest(manifest.source.source().toString());
  return { federation: { ...federation, checked: compilation.options.mode === 'production' }, exposes };
}

/** Leaves out the service worker. */
function entriesOfPages(compilation: Compilation) {
  return [...compilation.entrypoints].flatMap(([name, entrypoint]) => (name === SERVICE_WORKER ? [] : [entrypoint]));
}

/** A remote's container, or the script that a page begins with. */
function entryFile(compilation: Compilation): string | undefined {
  if (compilation.getAsset('remoteEntry.js')) return 'remoteEntry.js';
  const files = entriesOfPages(compilation).flatMap((entrypoint) => [...entrypoint.getFiles()]);
  return files.find((file) => file.endsWith('.js'));
}

/** Scripts and styles of the exposed module, without what it loads later or shares with the shell. */
function firstFiles(compilation: Compilation): string[] {
  const group = compilation.namedChunkGroups.get(EXPOSED_CHUNK);
  return group ? filesOf(group) : [];
}

function startFiles(compilation: Compilation): string[] {
  return entriesOfPages(compilation).flatMap(filesOf);
}

function groupOf(compilation: Compilation, code: string): ChunkGroup | undefined {
  return compilation.chunkGroups.find(({ origins }) => origins.some(({ request }) => request?.endsWith(`/${code}`)));
}

function filesOf({ chunks }: ChunkGroup): string[] {
  const files = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => /\.(?:js|css)$/.test(file));
  return [...new Set(files)].toSorted();
}
