import { ReleaseFault } from './description.ts';
import { type Live, madeLive, type Origin, type Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { objections } from './rules.ts';

/** The name under which the host itself is released. */
export const SHELL = 'shell';

interface ReleaseOptions {
  store: ReleaseStore;
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
  await requireFitting(store, put);
  if (dryRun) return put;
  if (unlessLive && (await store.live(name).catch(() => undefined))?.version === put.version) return put;
  await goLive(store, put, origin);
  return put;
}

/** Makes live what was just put into the store and found fitting. */
export async function goLive(
  store: ReleaseStore,
  { name, version }: Release,
  { at, by }: Pick<Origin, 'at' | 'by'>,
): Promise<void> {
  await store.makeLive(name, { version, since: at, by, how: 'release' });
  await store.sweep(name, new Date(at));
}

/** Throws `ReleaseFault` with every reason why a release must not be live beside what is live. */
export async function requireFitting(store: ReleaseStore, build: Release): Promise<void> {
  if (build.name === SHELL) return;
  const against = objections(build, await surroundings(store, build));
  if (against.length > 0) throw new ReleaseFault(`${build.name} ${build.version} was not released. ${against.join(' ')}`);
}

interface RollbackOptions {
  store: ReleaseStore;
  name: string;
  /** The version to go back to; the one that was live before unless told. */
  version?: string | undefined;
  by: string;
  now: Date;
}

/**
 * Makes an earlier release live again. A canary of the module ends.
 * @throws ReleaseFault if there is none, or it is incomplete.
 */
export async function rollback({ store, name, version, by, now }: RollbackOptions): Promise<Live> {
  const history = (await store.history(name)).filter(madeLive);
  const current = await store.live(name).catch(() => history[0]);
  const target = version ?? history.find((entry) => entry.version !== current?.version)?.version;
  if (target === undefined) throw new ReleaseFault(`${name} was never released before: there is nothing to go back to.`);
  await store.verify(name, target);
  const live: Live = { version: target, since: now.toISOString(), by, how: 'rollback' };
  await store.makeLive(name, live);
  return live;
}

/** The live shell decides which contracts it accepts: its own and the one before. Without a live shell, the module's own counts. */
async function surroundings(store: ReleaseStore, build: Release) {
  const others: Release[] = [];
  for (const name of await store.names()) {
    const live = await store.live(name).catch(() => undefined);
    const found = live && (await store.release(name, live.version).catch(() => undefined));
    if (found) others.push(found);
  }
  const host = others.find(({ name }) => name === SHELL)?.hostVersion ?? build.hostVersion;
  return { acceptedHostVersions: [host - 1, host, host + 1], others };
}
