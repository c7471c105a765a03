import { type Audience, audienceLabel, type Canary, type Limits, STANDARD_LIMITS } from './canary.ts';
import { ReleaseFault } from './description.ts';
import type { Live } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { claimAddresses } from './releasing.ts';
import type { Circumstances } from './surroundings.ts';

interface Act {
  store: ReleaseStore;
  name: string;
  by: string;
}

/** Starts, replaces or changes a module's canary. @throws ReleaseFault if the release is incomplete, incompatible or live. */
export async function startCanary({
  store,
  name,
  version,
  audience,
  limits = STANDARD_LIMITS,
  by,
  ...circumstances
}: Act & Circumstances & { version: string; audience: Audience; limits?: Limits }): Promise<Canary> {
  const release = await store.verify(name, version);
  return store.inTurn(async () => {
    const live = await store.live(name);
    if (!live) throw new ReleaseFault(`${name} was never released: there is nothing to compare ${version} with.`);
    if (live.version === version) throw new ReleaseFault(`${name} ${version} is live for everybody already.`);
    await claimAddresses(store, release, circumstances);
    const canary: Canary = { version, since: (await store.time()).toISOString(), by, audience, limits };
    await store.changeLive(name, (current) => ({ ...(current ?? live), canary }));
    await store.note(name, { version, since: canary.since, by, how: 'canary', detail: audienceLabel(audience) });
    return canary;
  });
}

/** Makes the canary live. @throws ReleaseFault if there is none, another than `version`, or it no longer fits. */
export async function promoteCanary({
  store,
  name,
  version,
  by,
  served,
}: Act & Pick<Circumstances, 'served'> & { version?: string | undefined }): Promise<Live> {
  return store.inTurn(async () => {
    const tried = canaryOf(name, await store.live(name), version).version;
    const release = await store.verify(name, tried);
    await claimAddresses(store, release, { mayClaim: false, served });
    const since = (await store.time()).toISOString();
    const live: Live = { version: tried, since, by, how: 'release', deployed: false };
    await store.makeLive(name, live, 'promote');
    return live;
  });
}

/** Withdraws the canary; open pages keep it. @throws ReleaseFault if there is none, or another than `version`. */
export function withdrawCanary(withdrawal: Withdrawal): Promise<Canary> {
  return withdrawal.store.inTurn(() => withdrawNow(withdrawal));
}

interface Withdrawal extends Act {
  version?: string | undefined;
  detail?: string;
}

/** For a caller whose turn it is already. */
export async function withdrawNow({ store, name, version, by, detail }: Withdrawal): Promise<Canary> {
  const ended = canaryOf(name, await store.live(name), version);
  await store.changeLive(name, (current) => {
    const { canary: _ended, ...live } = current as Live;
    return live;
  });
  const since = (await store.time()).toISOString();
  await store.note(name, { version: ended.version, since, by, how: 'withdraw', ...(detail ? { detail } : {}) });
  return ended;
}

function canaryOf(name: string, live: Live | undefined, version: string | undefined): Canary {
  const canary = live?.canary;
  if (!canary || (version !== undefined && canary.version !== version)) {
    throw new ReleaseFault(`No version of ${name} is tried out${version && canary ? ` but ${canary.version}` : ''}.`);
  }
  return canary;
}
