import type { Audience, Limits } from './canary.ts';
import { promoteCanary, startCanary, withdrawCanary } from './canary-releases.ts';
import { ReleaseFault } from './description.ts';
import { readFromSite } from './readable.ts';
import type { Origin } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { goLive, release } from './releasing.ts';
import { act, type RemoteModule, sendBuild, stateOf } from './remote.ts';
import { rollback } from './rollback.ts';
import type { CallFields } from './served-calls.ts';

/** A store, or a running site. Methods throw `ReleaseFault` with the reason of a refusal. */
export interface ReleasePlace {
  /** Stores a build without making it live. `seen`: where it was read from. */
  put(build: string, origin: Origin): Promise<{ version: string; seen: string }>;
  goLive(version: string): Promise<void>;
  /** Returns the version now live, and the withdrawn canary. */
  rollback(version: string | undefined): Promise<{ version: string; withdrawn?: string | undefined }>;
  startCanary(canary: { version: string; audience: Audience; limits: Limits }): Promise<void>;
  promote(version: string | undefined): Promise<string>;
  withdraw(version: string | undefined): Promise<string>;
  /** A link that shows a version in one browser, for an hour. */
  preview(version: string): Promise<string>;
}

/** `site` reads the same store: builds are read back from there. `served`: what its API serves, if known. */
export function storePlace(
  store: ReleaseStore,
  { name, by, site, served }: { name: string; by: string; site: string; served: CallFields | undefined },
): ReleasePlace {
  const module = { store, name, by };
  return {
    async put(build, origin) {
      const put = await release({ ...module, build, origin, dryRun: true, served });
      const read = await readFromSite(site, put);
      const seen =
        read === null ? `no site answers at ${site}, so it was not read from there` : `${read} files read from ${site}`;
      return { version: put.version, seen };
    },
    goLive: async (version) => goLive(store, await store.verify(name, version), { by, served }),
    rollback: (version) => rollback({ ...module, version }),
    async startCanary(canary) {
      await startCanary({ ...module, ...canary, served });
    },
    promote: async (version) => (await promoteCanary({ ...module, version, served })).version,
    withdraw: async (version) => (await withdrawCanary({ ...module, version })).version,
    preview: () => Promise.reject(new ReleaseFault('A preview needs a running site: --to https://site.example --token TOKEN.')),
  };
}

/** A running site, with a token of the module. */
export function sitePlace(remote: RemoteModule): ReleasePlace {
  const { site, name } = remote;
  const versionOf = async (answer: ReturnType<typeof act>) => (await answer).version ?? '';
  return {
    put: async (build, origin) => ({ version: await sendBuild(remote, build, origin), seen: `read from ${site}` }),
    async goLive(version) {
      await act(remote, 'live', { version });
    },
    async rollback(version) {
      const state = await stateOf(remote);
      if (!state) throw new ReleaseFault(`${name} was never released at ${site}.`);
      const now = await versionOf(act(remote, 'rollback', { version, from: state.live?.version }));
      return { version: now, withdrawn: state.canary?.version };
    },
    async startCanary(canary) {
      await act(remote, 'canary', canary);
    },
    promote: (version) => versionOf(act(remote, 'promote', { version })),
    withdraw: (version) => versionOf(act(remote, 'withdraw', { version })),
    preview: async (version) => `${site}${(await act(remote, 'preview', { version })).address}`,
  };
}
