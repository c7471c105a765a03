/** What `GET /module-health` answers. */
interface Health {
  loads: number;
  failed: number;
  vitals?: { metric: string; p75: number }[];
}

/** How a version does, as the API at an address has counted; it is asked on its own port. */
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
