import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { developmentPort, type ModuleDescription } from '@shell/build';
import type { ModuleRoutes } from '@shell/kit/routes';
import type { Settings } from './settings.ts';

/** The remotes of the platform; each is a folder with a `dist` of its own. */
export const MODULE_NAMES = ['mfe-question-bank', 'mfe-tests', 'mfe-account', 'mfe-admin', 'mfe-content'] as const;

/** One live module, as the shell reads it. */
export interface LiveModule {
  name: string;
  version: string;
  /** Address of its entry. */
  entry: string;
  integrity: string;
  /** Addresses of the files that its first page needs at once. */
  preload: string[];
  routes: ModuleRoutes;
}

/** Which build of each module is live. */
export interface ModuleRegistry {
  /** All live modules; one that is not built is left out, and its pages are not found until it is. */
  modules(): Promise<LiveModule[]>;
}

/** Where the files of one build of a module are served: a folder whose contents never change. */
export function folderAddress({ name, version }: Pick<ModuleDescription, 'name' | 'version'>): string {
  return `/modules/${name}/${version}`;
}

export function createRegistry({ root, development }: Settings): ModuleRegistry {
  const read = development ? developmentModule : cachedByFile(builtModule);
  return {
    async modules() {
      const all = await Promise.all(MODULE_NAMES.map((name) => read(join(root, name), name)));
      return all.filter((module) => module !== undefined);
    },
  };
}

type ReadModule = (folder: string, name: string) => Promise<LiveModule | undefined>;

/** The build in `dist`, as it describes itself. */
async function builtModule(folder: string): Promise<LiveModule> {
  const description = JSON.parse(await readFile(join(folder, 'dist/module.json'), 'utf8')) as ModuleDescription;
  const address = folderAddress(description);
  return {
    name: description.name,
    version: description.version,
    entry: `${address}/${description.entry}`,
    integrity: description.integrity,
    preload: description.preload.map((file) => `${address}/${file}`),
    routes: description.routes as ModuleRoutes,
  };
}

/** Reads a build again only when its description has changed on disk. */
function cachedByFile(readModule: ReadModule): ReadModule {
  const known = new Map<string, { changed: number; module: LiveModule | undefined }>();
  return async (folder, name) => {
    const changed = await stat(join(folder, 'dist/module.json'))
      .then(({ mtimeMs }) => mtimeMs)
      .catch(() => undefined);
    if (changed === undefined) return undefined;
    const cached = known.get(name);
    if (cached?.changed === changed) return cached.module;
    const module = await readModule(folder, name);
    known.set(name, { changed, module });
    return module;
  };
}

/** The module as its development server serves it, with its routes as they stand in the source. */
async function developmentModule(folder: string, name: string): Promise<LiveModule> {
  return {
    name,
    version: 'development',
    entry: `http://127.0.0.1:${developmentPort(name)}/remoteEntry.js`,
    integrity: '',
    preload: [],
    routes: JSON.parse(await readFile(join(folder, 'src/routes.json'), 'utf8')) as ModuleRoutes,
  };
}
