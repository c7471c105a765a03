import type { FailureKind, ModuleVersionHealth, Vital } from '@api/contract';
import type { CanaryAudience, ReleaseChange, ReleasedModule } from '@shell/kit/release-console';

/** Of a version or commit. */
export const short = (hash: string) => hash.slice(0, 7) + (hash.endsWith('+') ? '+' : '');

export const CHANGE_WORDS: Readonly<Record<ReleaseChange['how'], string>> = {
  release: 'Released',
  rollback: 'Made live again',
  canary: 'Tried out',
  promote: 'Given to everybody',
  withdraw: 'Withdrawn',
};

export const KIND_WORDS: Readonly<Record<FailureKind, string>> = {
  missing: 'Files missing',
  slow: 'Too slow',
  tampered: 'Files changed',
  broken: 'Does not run',
  bootstrap: 'Start',
  mount: 'Mount',
  unmount: 'Unmount',
  render: 'Drawing a page',
  error: 'In an event or later',
  rejection: 'In the background',
};

export function audienceLabel(audience: CanaryAudience): string {
  if (audience.kind === 'staff') return 'staff';
  if (audience.kind === 'percent') return `${audience.percent}% of visitors`;
  return audience.accounts.length === 1 ? '1 account' : `${audience.accounts.length} accounts`;
}

/** `2 of 140 (1.4%)` of page loads; a dash without any. */
export function failedWords(health: ModuleVersionHealth | undefined): string {
  if (!health || health.loads === 0) return '—';
  return `${health.failed} of ${health.loads} (${((100 * health.failed) / health.loads).toFixed(1)}%)`;
}

/** 75th percentile: `1.2 s`, `180 ms`, `0.02`; a dash if unmeasured. */
export function vitalWords(health: ModuleVersionHealth | undefined, metric: Vital): string {
  const found = health?.vitals.find((vital) => vital.metric === metric);
  if (!found) return '—';
  if (metric === 'CLS') return found.p75.toFixed(2);
  return found.p75 < 1_000 ? `${found.p75} ms` : `${(found.p75 / 1_000).toFixed(1)} s`;
}

/** The effect of a platform deploy; null for the usual one. */
export function liveWords({ live }: ReleasedModule): string | null {
  if (live?.how === 'rollback') return 'Rolled back: a deploy of the platform leaves it so';
  return live?.deployed === false ? 'Released by its team: a deploy of the platform leaves it so' : null;
}
