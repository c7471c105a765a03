import { withdrawNow } from './canary-releases.ts';
import { ReleaseFault } from './description.ts';
import { type Change, type Live, type Release, wentLive } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { claimAddresses } from './releasing.ts';
import type { Circumstances } from './surroundings.ts';

interface RollbackOptions extends Circumstances {
  store: ReleaseStore;
  name: string;
  /** The last healthy one by default. */
  version?: string | undefined;
  /** The live version to leave: sent twice, it rolls back once. */
  from?: string | undefined;
  by: string;
}

export interface RolledBack {
  version: string;
  withdrawn?: string | undefined;
}

/** Withdraws an open canary, else makes the last healthy version live; repeatable. @throws ReleaseFault if none fits. */
export function rollback({ store, name, version, from, by, ...circumstances }: RollbackOptions): Promise<RolledBack> {
  return store.inTurn(async () => {
    const live = await store.live(name).catch(() => undefined);
    if (from !== undefined && live && live.version !== from) {
      throw new ReleaseFault(`${name} was not rolled back: ${live.version} is live by now, not ${from}.`);
    }
    if (live?.canary && (version === undefined || version === live.version)) {
      const { version: withdrawn } = await withdrawNow({ store, name, by, detail: 'rolled back' });
      return { version: live.version, withdrawn };
    }
    const history = await store.history(name);
    const whole = await firstWhole(store, name, version ? [version] : healthyPath(history, live).slice(1));
    await claimAddresses(store, whole, circumstances);
    const since = (await store.time()).toISOString();
    await store.makeLive(name, { version: whole.version, since, by, how: 'rollback', deployed: false });
    return { version: whole.version, withdrawn: live?.canary?.version };
  });
}

/** Versions not rolled back from, the live one first. @param history Newest first. */
function healthyPath(history: readonly Change[], live: Pick<Live, 'version'> | undefined): string[] {
  const path: string[] = [];
  const goTo = (version: string) => {
    const index = path.indexOf(version);
    if (index === -1) path.unshift(version);
    else path.splice(0, index);
  };
  for (const { version, how } of history.filter(wentLive).toReversed()) {
    if (how === 'rollback') goTo(version);
    else if (path[0] !== version) path.unshift(version);
  }
  // A process may die before it writes its line of history.
  if (live) goTo(live.version);
  return path;
}

async function firstWhole(store: ReleaseStore, name: string, versions: readonly string[]): Promise<Release> {
  let fault: unknown = new ReleaseFault(
    `${name} has no earlier version that was live and healthy: there is nothing to go back to.`,
  );
  for (const [index, version] of versions.entries()) {
    try {
      return await store.verify(name, version);
    } catch (error) {
      if (!(error instanceof ReleaseFault)) throw error;
      if (index === 0) fault = error;
    }
  }
  throw fault;
}
