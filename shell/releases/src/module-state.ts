import { audienceLabel } from './canary.ts';
import { ownedPrefixes } from './granting.ts';
import type { Change, Live, Origin } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { listTokens, type ReleaseToken } from './tokens.ts';

export interface ModuleState {
  name: string;
  /** Null if nothing is live or it cannot be read. */
  live: Omit<Live, 'canary'> | null;
  canary: NonNullable<Live['canary']> | null;
  releases: (Pick<Origin, 'commit' | 'by' | 'at'> & { version: string })[];
  history: Change[];
  tokens: ReleaseToken[];
  addresses: string[];
}

/** Reads at most `listed` releases and changes of a module. */
export async function moduleState(store: ReleaseStore, name: string, listed: number): Promise<ModuleState> {
  const pointer = await store.live(name).catch(() => undefined);
  const { canary = null, ...live } = pointer ?? {};
  const versions = (await store.versions(name)).slice(0, listed);
  const releases = await Promise.all(versions.map((version) => store.release(name, version).catch(() => undefined)));
  return {
    name,
    live: pointer ? (live as Omit<Live, 'canary'>) : null,
    canary,
    releases: releases.flatMap((each) => {
      if (!each) return [];
      const { commit, by, at } = each.origin;
      return [{ version: each.version, commit, by, at }];
    }),
    history: (await store.history(name)).slice(0, listed),
    tokens: await listTokens(store, name),
    addresses: await ownedPrefixes(store, name),
  };
}

type HealthWords = (version: string, since: string) => Promise<string | undefined>;

/** A module's live version, canary, history and addresses as lines of text. */
export async function stateLines(state: ModuleState, health: HealthWords): Promise<string[]> {
  const { name, live, canary, releases, history, addresses } = state;
  const commit = releases.find(({ version }) => version === live?.version)?.commit ?? 'unknown';
  const how = live?.deployed ? 'deploy' : live?.how;
  const lines = [
    live
      ? `${name}: ${live.version}, live since ${live.since} by ${live.by} (${how}), commit ${commit}`
      : `${name}: nothing live, or its pointer cannot be read`,
  ];
  if (live && canary) {
    const { version, audience, since, by, limits } = canary;
    lines.push(`    tried out: ${version} by ${audienceLabel(audience)}, since ${since} by ${by}`);
    for (const each of [live.version, version]) {
      const words = await health(each, since);
      if (words) lines.push(`        ${each}: ${words}`);
    }
    lines.push(`        withdrawn by itself above ${limits.failuresAbove} % of ${limits.afterLoads} loads or more`);
  }
  for (const change of history.slice(1, 6)) {
    const detail = change.detail ? `, ${change.detail}` : '';
    lines.push(`    before: ${change.version}, ${change.since}, ${change.by} (${change.how}${detail})`);
  }
  if (addresses.length > 0) lines.push(`    owns ${addresses.join(', ')}`);
  return lines;
}

export function tokenLine({ id, note, by, at, expires, used }: ReleaseToken, now: Date): string {
  const end = Date.parse(expires) > now.getTime() ? `expires ${expires.slice(0, 10)}` : `expired on ${expires.slice(0, 10)}`;
  return `${id}: ${note}, made by ${by} on ${at.slice(0, 10)}, ${end}, ${used ? `last used ${used}` : 'never used'}`;
}

/** The response of `GET /module-health`. */
interface Health {
  loads: number;
  failed: number;
  vitals?: { metric: string; p75: number }[];
}

/** A version's health as text, from the API's internal port. */
export async function versionHealth(api: string, of: { module: string; version: string; since: string }): Promise<string> {
  try {
    const response = await fetch(`${api}/module-health?${new URLSearchParams(of)}`, { signal: AbortSignal.timeout(2_000) });
    const { loads, failed, vitals = [] } = (await response.json()) as Health;
    if (loads === 0) return 'no page loads counted yet';
    const speed = vitals.map(({ metric, p75 }) => `${metric} ${p75}${metric === 'CLS' ? '' : ' ms'}`);
    return [`${failed} of ${loads} page loads failed (${((100 * failed) / loads).toFixed(1)} %)`, ...speed].join(', ');
  } catch {
    return 'the API does not answer';
  }
}
