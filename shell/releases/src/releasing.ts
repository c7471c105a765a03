import { withPrefixes, writeOwners } from './addresses.ts';
import type { Live, Origin, Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { type Circumstances, requireFitting } from './surroundings.ts';

interface ReleaseOptions extends Circumstances {
  store: ReleaseStore;
  name: string;
  build: string;
  origin: Origin;
  /** Stores and checks it without making it live. */
  dryRun?: boolean;
}

/** Stores a build and makes it live if it fits. @throws ReleaseFault with all reasons; what was live stays. */
export async function release({ store, name, build, origin, dryRun, ...circumstances }: ReleaseOptions): Promise<Release> {
  const put = await store.put(name, build, origin);
  if (dryRun) await requireFitting(store, put, circumstances);
  else await goLive(store, put, { by: origin.by, ...circumstances });
  return put;
}

/** Makes live what was just stored or verified. @throws ReleaseFault with all reasons; what was live stays. */
export function goLive(store: ReleaseStore, release: Release, act: Circumstances & { by: string }): Promise<void> {
  return store.inTurn(() => goLiveNow(store, release, { ...act, deployed: false }));
}

/** For a caller whose turn it is already. */
export async function goLiveNow(
  store: ReleaseStore,
  release: Release,
  { by, deployed, ...circumstances }: Circumstances & { by: string; deployed: boolean },
): Promise<void> {
  const { name, version } = release;
  const before = await store.live(name).catch(() => undefined);
  // Sent twice, it goes live once.
  if (before?.version === version && before.how === 'release' && before.deployed === deployed && !before.canary) return;
  await claimAddresses(store, release, circumstances);
  const live: Live = { version, since: (await store.time()).toISOString(), by, how: 'release', deployed };
  await store.makeLive(name, live);
  await store.sweep(name);
}

/** Gives a module the addresses of a release about to be shown. @throws ReleaseFault with all reasons against it. */
export async function claimAddresses(store: ReleaseStore, release: Release, circumstances: Circumstances): Promise<void> {
  const { owners, prefixes } = await requireFitting(store, release, circumstances);
  if (prefixes.length > 0) await writeOwners(store, withPrefixes(owners, release.name, prefixes));
}
