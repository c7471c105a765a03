import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { developmentPort, remoteNames } from '@shell/build/module-folders';
import type { ModuleRoutes } from '@shell/kit/routes';
import {
  ANY_VISITOR,
  type Federation,
  type Live,
  type Release,
  ReleaseFault,
  type ReleaseStore,
  SHELL,
  type Visitor,
  versionFor,
  wentLive,
} from '@shell/releases';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

/** One live module, as the shell reads it. */
export interface LiveModule {
  name: string;
  version: string;
  /** Address of its entry. */
  entry: string;
  integrity: string;
  /** How Module Federation loads its entry; undefined for a development server. */
  federation?: Federation | undefined;
  /** Integrity of each script and style by address, where the build does not name them itself. */
  hashes?: Record<string, string>;
  /** Files that its first page needs at once: address and integrity. */
  preload: { href: string; integrity: string }[];
  /** Files of a page's own code, by its path. */
  pages: Record<string, { href: string; integrity: string }[]>;
  /** What draws its pages on the server; undefined where browsers alone draw them. */
  serverEntry?: { file: string; integrity: string };
  routes: ModuleRoutes;
  /** Some visitors try another version: all pages report failures. */
  watched?: true;
  /** This visitor previews it. */
  preview?: true;
  /** The commit it was built from; null if unknown. */
  commit: string | null;
}

/** A module whose newest release cannot be used: the version live in its place, if any, and the reason. */
export interface ModuleFault {
  name: string;
  reason: string;
  /** The version that visitors get meanwhile; null: none. */
  instead: string | null;
}

/** The release of each module that a visitor gets; without a visitor, an unknown one. */
export interface ModuleRegistry {
  /** All live modules; one that was never released is left out, and its pages are not found until it is. */
  modules(visitor?: Visitor): Promise<LiveModule[]>;
  /** The release of the shell itself; undefined in development, where its server writes the page. */
  shell(visitor?: Visitor): Promise<Release | undefined>;
  /** What the open canaries depend on: a number, or a signed-in visitor's pass. */
  asks(): Promise<{ number: boolean; pass: boolean }>;
  faults(): ModuleFault[];
  /** Whether the store has just been empty or unreadable: visitors get what was last known. */
  isAway(): boolean;
}

/** The release store is empty or cannot be read, and nothing of it is known. */
export class ReleasesUnavailable extends Error {
  override name = 'ReleasesUnavailable';
}

/** Where the files of one release of a module are served: a folder whose contents never change. */
export function folderAddress({ name, version }: { name: string; version: string }): string {
  return `/modules/${name}/${version}`;
}

export function createRegistry(settings: Settings, store: ReleaseStore, log: Logger): ModuleRegistry {
  const released = releaseRegistry(settings, store, log);
  return settings.development ? developmentRegistry(settings, released) : released;
}

/** Releases in memory besides the live ones: canaries and previews. */
const KEPT_RELEASES = 100;

/** The state of one module: its pointer, and the release that it names or the last good one. */
interface Known {
  mark: string | undefined;
  live: Live | undefined;
  release: Release | undefined;
}

/** The live releases according to the release store, read again whenever a pointer in it has changed. */
function releaseRegistry({ ssrOfTeams }: Settings, store: ReleaseStore, log: Logger): ModuleRegistry {
  const known = new Map<string, Known>();
  const others = new LRUCache<string, Release>({ max: KEPT_RELEASES });
  const faults = new Map<string, ModuleFault>();
  const names = new Set<string>();
  let away = false;

  /** All modules seen so far: an emptied or unreachable store removes no page. */
  async function knownNames(): Promise<string[]> {
    const found = await store.names().catch((error: unknown) => {
      if (!away) log.error({ err: error }, 'release store does not answer');
      return [];
    });
    if (found.length === 0 && names.size > 0 && !away) log.error('release store is empty');
    away = found.length === 0;
    for (const name of found) names.add(name);
    return [...names];
  }

  async function current(name: string): Promise<Known> {
    const mark = await store.liveMark(name);
    const cached = known.get(name);
    // A pointer that cannot be checked for a moment changes nothing either.
    if (cached && (cached.mark === mark || mark === undefined)) return cached;
    try {
      const found = { mark, ...(await read(name, cached)) };
      known.set(name, found);
      return found;
    } catch (error) {
      // The store is unreachable: the next request retries.
      if (!cached) throw new ReleasesUnavailable('The release store cannot be read', { cause: error });
      log.error({ err: error, module: name }, 'release store does not answer');
      return cached;
    }
  }

  async function read(name: string, before: Known | undefined): Promise<Omit<Known, 'mark'>> {
    try {
      const live = await store.live(name);
      const release = live && (await store.release(name, live.version));
      faults.delete(name);
      return { live, release };
    } catch (error) {
      if (!(error instanceof ReleaseFault)) throw error;
      const instead = before?.release ?? (await lastGood(store, name));
      noteFault({ name, reason: error.message, instead: instead?.version ?? null });
      return { live: undefined, release: instead };
    }
  }

  /** A release that is not live for all visitors; undefined if it cannot be used. */
  async function other(name: string, version: string, instead: string | undefined): Promise<Release | undefined> {
    const key = `${name}/${version}`;
    const cached = others.get(key);
    if (cached) return cached;
    try {
      const release = await store.release(name, version);
      others.set(key, release);
      faults.delete(key);
      return release;
    } catch (error) {
      if (!(error instanceof ReleaseFault)) throw error;
      noteFault({ name, reason: error.message, instead: instead ?? null }, key);
      return undefined;
    }
  }

  function noteFault(fault: ModuleFault, key = fault.name): void {
    if (faults.get(key)?.reason !== fault.reason) {
      log.error({ module: fault.name, instead: fault.instead, reason: fault.reason }, 'release cannot be used');
    }
    faults.set(key, fault);
  }

  async function chosen(name: string, visitor: Visitor): Promise<{ release: Release; live: Live | undefined } | undefined> {
    const { live, release } = await current(name);
    const version = live && versionFor(name, live, visitor);
    const tried = version && version !== live.version ? await other(name, version, release?.version) : undefined;
    return (tried ?? release) && { release: (tried ?? release) as Release, live };
  }

  return {
    async modules(visitor = ANY_VISITOR) {
      const remotes = (await knownNames()).filter((name) => name !== SHELL).toSorted();
      const found = await Promise.all(remotes.map((name) => chosen(name, visitor)));
      return found
        .filter((each) => each !== undefined)
        .map(({ release, live }) => asLive(ssrOfTeams ? release : withoutSentBundle(release), live, visitor));
    },
    async shell(visitor = ANY_VISITOR) {
      const release = (await chosen(SHELL, visitor))?.release;
      return ssrOfTeams || !release ? release : withoutSentBundle(release);
    },
    async asks() {
      const open = (await Promise.all((await knownNames()).map(current))).flatMap(({ live }) => live?.canary ?? []);
      return {
        number: open.some(({ audience }) => audience.kind === 'percent'),
        pass: open.some(({ audience }) => audience.kind !== 'percent'),
      };
    },
    faults: () => [...faults.values()],
    isAway: () => away,
  };
}

/** The latest of the former releases that can be read. */
async function lastGood(store: ReleaseStore, name: string): Promise<Release | undefined> {
  for (const { version } of (await store.history(name)).filter(wentLive)) {
    const release = await store.release(name, version).catch(() => undefined);
    if (release) return release;
  }
  return undefined;
}

/** The SSR bundle of a release. */
export function ssrBundleOf({ serverEntry, files }: Release): { file: string; integrity: string } | undefined {
  const integrity = serverEntry && files[serverEntry];
  return integrity ? { file: serverEntry, integrity } : undefined;
}

/** A release, without its SSR bundle if it was sent with a token. */
function withoutSentBundle({ serverEntry, ...release }: Release): Release {
  return serverEntry === undefined || release.origin.token !== undefined ? release : { ...release, serverEntry };
}

/** The hash of each script and style, by its address. */
function hashesOf(release: Release): Record<string, string> {
  const code = Object.entries(release.files).filter(([path]) => /\.(?:m?js|css)$/.test(path));
  return Object.fromEntries(code.map(([path, hash]) => [`${folderAddress(release)}/${path}`, hash]));
}

function asLive(release: Release, live: Live | undefined, visitor: Visitor): LiveModule {
  const address = folderAddress(release);
  const file = (name: string) => ({ href: `${address}/${name}`, integrity: release.files[name] ?? '' });
  const { href: entry, integrity } = file(release.entry);
  const { name, version, federation, preload, pages = {}, routes, origin } = release;
  const serverEntry = ssrBundleOf(release);
  const pageFiles = Object.fromEntries(Object.entries(pages).map(([path, files]) => [path, files.map(file)]));
  return {
    ...(serverEntry && { serverEntry }),
    ...(federation && !federation.checked && { hashes: hashesOf(release) }),
    ...{
      name,
      version,
      entry,
      integrity,
      federation,
      preload: preload.map(file),
      pages: pageFiles,
      routes: routes as ModuleRoutes,
      commit: origin.commit,
    },
    ...(live?.canary && { watched: true }),
    ...(visitor.previews[name] === version && { preview: true }),
  };
}

/** The modules as their development servers serve them, with the routes of their sources; others as released. */
function developmentRegistry({ root, developedModules }: Settings, released: ModuleRegistry): ModuleRegistry {
  const developed = developedModules ?? remoteNames(root);
  const read = async (name: string): Promise<LiveModule> => ({
    name,
    version: 'development',
    entry: `http://127.0.0.1:${developmentPort(join(root, name))}/remoteEntry.js`,
    integrity: '',
    preload: [],
    pages: {},
    routes: JSON.parse(await readFile(join(root, name, 'src/routes.json'), 'utf8')) as ModuleRoutes,
    commit: null,
  });
  return {
    async modules() {
      const others = developedModules ? await released.modules() : [];
      return [...others.filter(({ name }) => !developed.includes(name)), ...(await Promise.all(developed.map(read)))];
    },
    shell: async () => undefined,
    asks: async () => ({ number: false, pass: false }),
    faults: () => [],
    isAway: () => false,
  };
}
