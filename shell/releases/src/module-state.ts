import { ownedPrefixes } from './granting.ts';
import type { Change, Live, Origin } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { listTokens, type ReleaseToken } from './tokens.ts';

/** One module as a store has it. */
export interface ModuleState {
  name: string;
  /** Null where nothing is live, or the pointer cannot be read. */
  live: Omit<Live, 'canary'> | null;
  canary: NonNullable<Live['canary']> | null;
  /** The newest first. */
  releases: (Pick<Origin, 'commit' | 'by' | 'at'> & { version: string })[];
  /** The latest first. */
  history: Change[];
  tokens: ReleaseToken[];
  /** The prefixes that it owns. */
  addresses: string[];
}

/** Reads what a store has of a module; at most `listed` releases and changes. */
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
