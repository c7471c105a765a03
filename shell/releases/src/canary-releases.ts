import { type Audience, audienceWords, type Canary, type Limits, STANDARD_LIMITS } from './canary.ts';
import { ReleaseFault } from './description.ts';
import type { Live } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { requireFitting } from './releasing.ts';

interface Act {
  store: ReleaseStore;
  name: string;
  by: string;
  now: Date;
}

/**
 * Starts a canary: gives some visitors a release of the store that is not live, ending any other canary of the module.
 * Starting it again changes its audience and limits.
 * @throws ReleaseFault if it is incomplete, incompatible, or live.
 */
export async function startCanary({
  store,
  name,
  version,
  audience,
  limits = STANDARD_LIMITS,
  by,
  now,
}: Act & { version: string; audience: Audience; limits?: Limits }): Promise<Canary> {
  const release = await store.verify(name, version);
  await requireFitting(store, release);
  const canary: Canary = { version, since: now.toISOString(), by, audience, limits };
  await store.changeLive(name, (live) => {
    if (!live) throw new ReleaseFault(`${name} was never released: there is nothing to compare ${version} with.`);
    if (live.version === version) throw new ReleaseFault(`${name} ${version} is live for everybody already.`);
    return { ...live, canary };
  });
  await store.note(name, { version, since: canary.since, by, how: 'canary', detail: audienceWords(audience) });
  return canary;
}

/**
 * Makes the canary live for all visitors. Throws `ReleaseFault` if there is none, or it is now another than `version`.
 */
export async function promoteCanary({ store, name, version, by, now }: Act & { version?: string | undefined }): Promise<Live> {
  const tried = canaryOf(name, await store.live(name), version).version;
  await store.verify(name, tried);
  const live: Live = { version: tried, since: now.toISOString(), by, how: 'release' };
  await store.changeLive(name, (current) => {
    canaryOf(name, current, tried);
    return live;
  });
  await store.note(name, { version: tried, since: live.since, by, how: 'promote' });
  return live;
}

/**
 * Withdraws the canary, so that all visitors get the live release; open pages keep what they have. Throws
 * `ReleaseFault` if there is none, or it is now another than `version`.
 */
export async function withdrawCanary({
  store,
  name,
  version,
  by,
  now,
  detail,
}: Act & { version?: string | undefined; detail?: string }): Promise<Canary> {
  let withdrawn: Canary | undefined;
  await store.changeLive(name, (current) => {
    withdrawn = canaryOf(name, current, version);
    const { canary: _ended, ...live } = current as Live;
    return live;
  });
  const ended = withdrawn as Canary | undefined;
  if (!ended) throw new ReleaseFault(`No version of ${name} is tried out.`);
  await store.note(name, {
    version: ended.version,
    since: now.toISOString(),
    by,
    how: 'withdraw',
    ...(detail ? { detail } : {}),
  });
  return ended;
}

function canaryOf(name: string, live: Live | undefined, version: string | undefined): Canary {
  const canary = live?.canary;
  if (!canary || (version !== undefined && canary.version !== version)) {
    throw new ReleaseFault(`No version of ${name} is tried out${version && canary ? ` but ${canary.version}` : ''}.`);
  }
  return canary;
}
