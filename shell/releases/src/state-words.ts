import { audienceWords } from './canary.ts';
import type { ModuleState } from './module-state.ts';
import type { ReleaseToken } from './tokens.ts';

/** How a version does, in words; undefined where nobody counts. */
export type HealthWords = (version: string, since: string) => Promise<string | undefined>;

/** What is live of a module, what is tried out, what was before, and what it owns: lines for people. */
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
    lines.push(`    tried out: ${version} by ${audienceWords(audience)}, since ${since} by ${by}`);
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

/** One token, for people. */
export function tokenLine({ id, note, by, at, expires, used }: ReleaseToken, now: Date): string {
  const end = Date.parse(expires) > now.getTime() ? `expires ${expires.slice(0, 10)}` : `expired on ${expires.slice(0, 10)}`;
  return `${id}: ${note}, made by ${by} on ${at.slice(0, 10)}, ${end}, ${used ? `last used ${used}` : 'never used'}`;
}
