import type { ModuleFailure, ModuleVersionHealth } from '@api/contract';
import type { ModuleCanary, ReleasedModule } from '@shell/kit/release-console';

export const LIVE = '0123456789abcdef';
export const FORMER = 'fedcba9876543210';

/** A live release and the one before it. */
export function sampleModule(changes: Partial<ReleasedModule> = {}): ReleasedModule {
  return {
    name: 'mfe-tests',
    live: { version: LIVE, since: '2026-11-22T10:00:00Z', by: 'Sam Staff', how: 'release' },
    canary: null,
    faults: [],
    releases: [
      { version: LIVE, commit: 'aaaaaaaaaaaaaaaa', by: 'Sam Staff', at: '2026-11-22T10:00:00Z' },
      { version: FORMER, commit: null, by: 'pipeline', at: '2026-11-20T10:00:00Z' },
    ],
    history: [
      { version: LIVE, since: '2026-11-22T10:00:00Z', by: 'Sam Staff', how: 'release' },
      {
        version: FORMER,
        since: '2026-11-20T10:00:00Z',
        by: 'its failure rate',
        how: 'withdraw',
        detail: '6 of 100 page loads failed',
      },
    ],
    ...changes,
  };
}

export const sampleCanary: ModuleCanary = {
  version: FORMER,
  since: '2026-11-22T11:00:00Z',
  by: 'Sam Staff',
  audience: { kind: 'percent', percent: 10 },
  limits: { failuresAbove: 2, afterLoads: 50 },
};

export const sampleHealth: ModuleVersionHealth[] = [
  { module: 'mfe-tests', version: LIVE, loads: 1_000, failed: 5, vitals: [{ metric: 'LCP', p75: 1_240, count: 900 }] },
  { module: 'mfe-tests', version: FORMER, loads: 100, failed: 6, vitals: [{ metric: 'CLS', p75: 0.021, count: 90 }] },
];

export function sampleFailure(changes: Partial<ModuleFailure> = {}): ModuleFailure {
  return {
    id: 1,
    module: 'mfe-tests',
    version: LIVE,
    kind: 'render',
    message: "TypeError: Cannot read properties of undefined (reading 'length')",
    page: '/take-a-test/:slug',
    count: 1_204,
    first_at: '2026-11-22T10:05:00Z',
    last_at: '2026-11-22T11:05:00Z',
    ...changes,
  };
}
