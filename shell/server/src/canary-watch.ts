import { type Canary, type ReleaseStore, withdrawCanary } from '@shell/releases';
import type { Logger } from 'pino';
import type { ApiReplicas } from './api-replicas.ts';

const LIMIT_MS = 5_000;
/** Failures from fewer networks may come from one visitor, or be forged. */
const LEAST_NETWORKS = 3;

interface WatchOptions {
  store: ReleaseStore;
  /** Serves figures of versions on its own port. */
  api: ApiReplicas;
  log: Logger;
}

/** Withdraws failing canaries, once even with several replicas. */
export async function watchCanaries({ store, api, log }: WatchOptions): Promise<void> {
  for (const name of await store.names()) {
    const canary = (await store.live(name).catch(() => undefined))?.canary;
    if (!canary) continue;
    try {
      const verdict = await verdictOn(name, canary, api);
      if (!verdict) continue;
      const by = 'its failure rate';
      await withdrawCanary({ store, name, version: canary.version, by, detail: verdict });
      log.warn({ module: name, version: canary.version, verdict }, 'canary withdrawn');
    } catch (error) {
      // The API is unreachable, or another replica was faster: the next run continues.
      log.info({ err: error, module: name }, 'canary not judged');
    }
  }
}

/** Why a canary must be withdrawn; undefined if it is healthy. */
async function verdictOn(module: string, { version, since, limits }: Canary, api: ApiReplicas): Promise<string | undefined> {
  const query = new URLSearchParams({ module, version, since });
  const response = await api.fetch(`/module-health?${query}`, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`/module-health answered ${response.status}`);
  const { loads, failed, networks } = (await response.json()) as { loads: number; failed: number; networks: number };
  if (loads < limits.afterLoads || networks < LEAST_NETWORKS || (100 * failed) / loads <= limits.failuresAbove) return undefined;
  return `${failed} of ${loads} page loads failed`;
}
