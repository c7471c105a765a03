import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Compilation, Compiler } from '@rspack/core';

/** Name of the chunk that holds the exposed module. */
export const EXPOSED_CHUNK = 'module';

/** `dist/module.json`: what the registry needs to know of one build of a module. Paths are relative to its folder. */
export interface ModuleDescription {
  name: string;
  /** Hash over the contents of all files: the name of the immutable folder that this build is served from. */
  version: string;
  entry: string;
  /** Subresource integrity of the entry. https://www.w3.org/TR/SRI/ */
  integrity: string;
  /** Files that the first page needs at once, besides the entry. */
  preload: string[];
  routes: unknown;
}

/** Writes `module.json` once all files of the build are final. */
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
      compilation.hooks.processAssets.tap(
        { name: 'ModuleDescription', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1 },
        () => {
          const description = this.#describe(compilation);
          compilation.emitAsset('module.json', new sources.RawSource(JSON.stringify(description, null, 2)));
        },
      );
    });
  }

  #describe(compilation: Compilation): ModuleDescription {
    const all = createHash('sha256');
    for (const { name, source } of compilation.getAssets().toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (name.endsWith('.map')) continue;
      all.update(name).update(source.buffer());
    }
    const entry = compilation.getAsset('remoteEntry.js');
    if (!entry) throw new Error(`${this.#name} has no remoteEntry.js`);
    const routes = readFileSync(this.#routesFile);
    return {
      name: this.#name,
      version: all.update(routes).digest('hex').slice(0, 16),
      entry: 'remoteEntry.js',
      integrity: `sha384-${createHash('sha384').update(entry.source.buffer()).digest('base64')}`,
      preload: firstFiles(compilation),
      routes: JSON.parse(routes.toString('utf8')),
    };
  }
}

/** Scripts and styles of the exposed module itself, without what it loads later or shares with the shell. */
function firstFiles(compilation: Compilation): string[] {
  const files = compilation.namedChunkGroups.get(EXPOSED_CHUNK)?.chunks.flatMap((chunk) => [...chunk.files]) ?? [];
  return files.filter((file) => /\.(?:js|css)$/.test(file)).toSorted();
}
