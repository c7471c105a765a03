import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { developmentPort, remoteNames } from '@shell/build/module-folders';
import type { ModuleRoutes } from '@shell/kit/routes';
import { type FolderStore, type Release, ReleaseFault, SHELL } from '@shell/releases';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

/** One live module, as the shell reads it. */
export interface LiveModule {
  name: string;
  version: string;
  /** Address of its entry. */
  entry: string;
  integrity: string;
  /** In which form its build exposes it, see `shell/build/src/module-description.ts`. */
  container?: number | undefined;
  /** Files that its first page needs at once: address and integrity. */
  preload: { href: string; integrity: string }[];
  routes: ModuleRoutes;
}

/** A module whose newest release cannot be used: what is live instead of it, if anything, and why. */
export interface ModuleFault {
  name: string;
  reason: string;
  /** The version that visitors get meanwhile; null: none. */
  instead: string | null;
}

/** Which release of each module is live. */
export interface ModuleRegistry {
  /** All live modules; one that was never released is left out, and its pages are not found until it is. */
  modules(): Promise<LiveModule[]>;
  /** The live release of the shell itself; undefined in development, where its server writes the page. */
  shell(): Promise<Release | undefined>;
  faults(): ModuleFault[];
}

/** Where the files of one release of a module are served: a folder whose contents never change. */
export function folderAddress({ name, version }: { name: string; version: string }): string {
  return `/modules/${name}/${version}`;
}

export function createRegistry(settings: Settings, store: FolderStore, log: Logger): ModuleRegistry {
  return settings.development ? developmentRegistry(settings.root) : releaseRegistry(store, log);
}

/** What is live according to the release store, read again whenever a pointer in it has changed. */
function releaseRegistry(store: FolderStore, log: Logger): ModuleRegistry {
  const known = new Map<string, { mark: string | undefined; release: Release | undefined }>();
  const faults = new Map<string, ModuleFault>();

  async function current(name: string): Promise<Release | undefined> {
    const mark = await store.liveMark(name);
    const cached = known.get(name);
    // A pointer that cannot be looked at for a moment changes nothing either.
    if (cached && (cached.mark === mark || mark === undefined)) return cached.release;
    const release = await read(name, cached?.release);
    known.set(name, { mark, release });
    return release;
  }

  async function read(name: string, before: Release | undefined): Promise<Release | undefined> {
    try {
      const live = await store.live(name);
      const release = live && (await store.release(name, live.version));
      faults.delete(name);
      return release;
    } catch (error) {
      if (!(error instanceof ReleaseFault)) throw error;
      const instead = before ?? (await lastGood(store, name));
      faults.set(name, { name, reason: error.message, instead: instead?.version ?? null });
      log.error({ module: name, instead: instead?.version, reason: error.message }, 'release cannot be used');
      return instead;
    }
  }

  return {
    async modules() {
      const names = (await store.names()).filter((name) => name !== SHELL).toSorted();
      const releases = await Promise.all(names.map(current));
      return releases.filter((release) => release !== undefined).map(asLive);
    },
    shell: () => current(SHELL),
    faults: () => [...faults.values()],
  };
}

/** The latest of the former releases that can be read. */
async function lastGood(store: FolderStore, name: string): Promise<Release | undefined> {
  for (const { version } of await store.history(name)) {
    const release = await store.release(name, version).catch(() => undefined);
    if (release) return release;
  }
  return undefined;
}

function asLive(release: Release): LiveModule {
  const address = folderAddress(release);
  const file = (name: string) => ({ href: `${address}/${name}`, integrity: release.files[name] ?? '' });
  const { href: entry, integrity } = file(release.entry);
  const { name, version, container, preload, routes } = release;
  return { name, version, entry, integrity, container, preload: preload.map(file), routes: routes as ModuleRoutes };
}

/** The modules as their development servers serve them, with their routes as they stand in the source. */
function developmentRegistry(root: string): ModuleRegistry {
  const read = async (name: string): Promise<LiveModule> => ({
    name,
    version: 'development',
    entry: `http://127.0.0.1:${developmentPort(join(root, name))}/remoteEntry.js`,
    integrity: '',
    preload: [],
    routes: JSON.parse(await readFile(join(root, name, 'src/routes.json'), 'utf8')) as ModuleRoutes,
  });
  return { modules: () => Promise.all(remoteNames(root).map(read)), shell: async () => undefined, faults: () => [] };
}
