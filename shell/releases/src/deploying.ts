import type { Live, Origin } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { goLiveNow } from './releasing.ts';

interface DeployOptions {
  store: ReleaseStore;
  name: string;
  build: string;
  origin: Origin;
  /** Modules of the same deploy, which a shell need not wait for. */
  releasedWith?: readonly string[];
  /** Replaces even a team's release: for modules that the operator names. */
  replace?: boolean;
}

/** `kept` says why another version stays. */
export type Deployed = { outcome: 'live' | 'unchanged' } | { outcome: 'kept'; reason: string };

/** Makes the platform's build live, unless its team has acted since the last deploy. @throws ReleaseFault if refused. */
export async function deploy({ store, name, build, origin, releasedWith, replace = false }: DeployOptions): Promise<Deployed> {
  const reason = replace ? undefined : await reasonToSkip(store, name);
  if (reason) return { outcome: 'kept', reason };
  const put = await store.put(name, build, origin);
  return store.inTurn(async () => {
    // The team may have released since the check before.
    const now = replace ? undefined : await reasonToSkip(store, name);
    if (now) return { outcome: 'kept', reason: now };
    const live = await store.live(name).catch(() => undefined);
    if (live?.version === put.version && live.deployed && !live.canary) return { outcome: 'unchanged' };
    await goLiveNow(store, put, { by: origin.by, releasedWith, deployed: true });
    return { outcome: live?.version === put.version ? 'unchanged' : 'live' };
  });
}

/** Why a deploy skips a module; undefined if the last release was a deploy. */
export async function reasonToSkip(store: ReleaseStore, name: string): Promise<string | undefined> {
  const live = await store.live(name).catch(() => undefined);
  if (!live) return undefined;
  if (live.canary) return `${live.canary.version} is tried out`;
  if (live.how === 'rollback') return `rolled back by ${live.by}`;
  return (await wasDeployed(store, name, live)) ? undefined : `${live.version} released by ${live.by}`;
}

async function wasDeployed(store: ReleaseStore, name: string, live: Live): Promise<boolean> {
  if (live.deployed !== undefined) return live.deployed;
  // Former pointers do not say so, but their deploys wrote the build's time into both.
  return (await store.release(name, live.version).catch(() => undefined))?.origin.at === live.since;
}
