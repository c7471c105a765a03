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

export interface LiveModule {
  name: string;
  version: string;
  entry: string;
  integrity: string;
  /** Undefined for a development server. */
  federation?: Federation | undefined;
  /** Integrity by address, if the build does not name it itself. */
  hashes?: Record<string, string>;
  /** Files that its first page needs at once. */
  preload: { href: string; integrity: string }[];
  pages: Record<string, { href: string; integrity: string }[]>;
  /** Its SSR bundle; undefined if only browsers render it. */
  serverEntry?: { file: string; integrity: string };
  routes: ModuleRoutes;
  /** There is a canary: all pages report failures. */
  watched?: true;
  preview?: true;
  commit: string | null;
}

/** A module whose newest release is unusable, with the reason. */
export interface ModuleFault {
  name: string;
  reason: string;
  /** The version served instead, or null. */
  instead: string | null;
}

/** The releases that a visitor gets; without one, an unknown visitor. */
export interface ModuleRegistry {
  /** Without modules that were never released, whose pages are not found. */
  modules(visitor?: Visitor): Promise<LiveModule[]>;
  /** The shell's release; undefined in development. */
  shell(visitor?: Visitor): Promise<Release | undefined>;
  /** What open canaries depend on: a number, or a signed-in visitor's pass. */
  asks(): Promise<{ number: boolean; pass: boolean }>;
  faults(): ModuleFault[];
  /** Whether the store is empty or unreadable, so that visitors get what was last known. */
  isAway(): boolean;
}

/** The store is unreadable, and nothing of it is known. */
export class ReleasesUnavailable extends Error {
  override name = 'ReleasesUnavailable';
}

/** A release's folder, whose contents never change. */
export function folderAddress({ name, version }: { name: string; version: string }): string {
  return `/modules/${name}/${version}`;
}

export function createRegistry(settings: Settings, store: ReleaseStore, log: Logger): ModuleRegistry {
  const released = releaseRegistry(settings, store, log);
  return settings.development ? developmentRegistry(settings, released) : released;
}

const KEPT_RELEASES = 100;

/** A module's pointer, and the release that it names or the last good one. */
interface Known {
  mark: string | undefined;
  live: Live | undefined;
  release: Release | undefined;
}

/** Live releases, read again whenever a pointer has changed. */
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
    // A pointer that cannot be read changes nothing.
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

  /** A canary or preview; undefined if unusable. */
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

/** Drops an SSR bundle that was sent with a token. */
function withoutSentBundle({ serverEntry, ...release }: Release): Release {
  return serverEntry === undefined || release.origin.token !== undefined ? release : { ...release, serverEntry };
}

/** Hashes of scripts and styles, by address. */
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

/** Modules from their development servers, with the routes of their sources; others as released. */
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
