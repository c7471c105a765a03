import { ReleaseFault } from './description.ts';
import type { FolderStore } from './folder-store.ts';
import type { Live, Origin, Release } from './release.ts';
import { objections } from './rules.ts';

/** The name under which the host itself is released. */
export const SHELL = 'shell';

interface ReleaseOptions {
  store: FolderStore;
  name: string;
  /** Folder of the finished build. */
  build: string;
  origin: Origin;
  /** Puts it into the store and looks for objections, but leaves live what is live. */
  dryRun?: boolean;
  /** Changes nothing where this very build is live. */
  unlessLive?: boolean;
}

/**
 * Releases a finished build: puts it into the store, looks whether it fits what is live, and makes it live in one step.
 * @throws ReleaseFault with every reason why it was refused; what was live stays so.
 */
export async function release({ store, name, build, origin, dryRun, unlessLive }: ReleaseOptions): Promise<Release> {
  const put = await store.put(name, build, origin);
  if (name !== SHELL) {
    const against = objections(put, await surroundings(store, put));
    if (against.length > 0) throw new ReleaseFault(`${name} ${put.version} was not released. ${against.join(' ')}`);
  }
  if (dryRun) return put;
  if (unlessLive && (await store.live(name).catch(() => undefined))?.version === put.version) return put;
  await store.makeLive(name, { version: put.version, since: origin.at, by: origin.by, how: 'release' });
  await store.sweep(name, new Date(origin.at));
  return put;
}

interface RollbackOptions {
  store: FolderStore;
  name: string;
  /** The version to go back to; the one that was live before unless told. */
  version?: string | undefined;
  by: string;
  now: Date;
}

/**
 * Makes an earlier release live again.
 * @throws ReleaseFault when there is none, or it is not whole.
 */
export async function rollback({ store, name, version, by, now }: RollbackOptions): Promise<Live> {
  const history = await store.history(name);
  const current = await store.live(name).catch(() => history[0]);
  const target = version ?? history.find((entry) => entry.version !== current?.version)?.version;
  if (target === undefined) throw new ReleaseFault(`${name} was never released before: there is nothing to go back to.`);
  const live: Live = { version: target, since: now.toISOString(), by, how: 'rollback' };
  await store.makeLive(name, live);
  return live;
}

/** The live shell decides which contracts it accepts: its own and the one before. Without a live shell, the module's own counts. */
async function surroundings(store: FolderStore, build: Release) {
  const others: Release[] = [];
  for (const name of await store.names()) {
    const live = await store.live(name).catch(() => undefined);
    const found = live && (await store.release(name, live.version).catch(() => undefined));
    if (found) others.push(found);
  }
  const host = others.find(({ name }) => name === SHELL)?.hostVersion ?? build.hostVersion;
  return { acceptedHostVersions: [host - 1, host, host + 1], others };
}
