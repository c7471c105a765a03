import { createHash, randomInt } from 'node:crypto';
import type { LoadOutcome, ModuleLoad, Vital } from '@api/contract';
import { networkOf } from '@api/work-process';
import { isLoopback } from '../../../../http/client-address.ts';
import type { Call } from '../../../../http/route.ts';
import { KEPT_FOR_MS, mayStoreNewRow } from '../limits.ts';
import {
  addLoads,
  countVital,
  insertVital,
  listLoads,
  listVitals,
  loadsSince,
  type NewLoads,
  openHour,
  type VitalRow,
} from './measurements.queries.ts';
import { pageSpeedOf } from './page-speed.ts';

/** Upper end of the first bucket; four buckets double it, so a value is known to a fifth. Milliseconds, or thousandths of a shift. */
const FIRST = 16;
const PER_DOUBLING = 4;
/** The last begins at 65 s. */
const LAST = 49;

const scaleOf = (metric: Vital) => (metric === 'CLS' ? 1_000 : 1);

/** The bucket that a measured value falls into, from 0. */
export function bucketOf(metric: Vital, value: number): number {
  const scaled = value * scaleOf(metric);
  return scaled <= FIRST ? 0 : Math.min(LAST, Math.ceil(PER_DOUBLING * Math.log2(scaled / FIRST)));
}

function middleOf(metric: Vital, bucket: number): number {
  const middle = bucket === 0 ? FIRST / 2 : FIRST * 2 ** ((bucket - 0.5) / PER_DOUBLING);
  return metric === 'CLS' ? Math.round(middle) / scaleOf(metric) : Math.round(middle);
}

/** The 75th percentile of counted values, as https://web.dev/articles/defining-core-web-vitals-thresholds takes it; needs one at least. */
export function percentile75(metric: Vital, counts: readonly { bucket: number; count: number }[]): number {
  const sorted = counts.toSorted((a, b) => a.bucket - b.bucket);
  const rank = 0.75 * sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  const found = sorted.find(({ count }) => {
    seen += count;
    return seen >= rank;
  });
  return middleOf(metric, found?.bucket ?? 0);
}

/** Far more versions than a store keeps of all modules. */
const MOST_VERSIONS = 300;

const COUNTED: Readonly<Record<LoadOutcome, { loads: number; failed: number }>> = {
  ok: { loads: 1, failed: 0 },
  failed: { loads: 1, failed: 1 },
  'failed-later': { loads: 0, failed: 1 },
};

/** Counts page loads by build and hour. */
export async function reportLoads({ db, body, address, now }: Call<'POST /api/module-loads'>) {
  for (const counted of summed(body.loads, address)) {
    if (await addLoads(db, counted, now)) continue;
    if (!(await mayStoreNewRow(db, address, now))) continue;
    await openHour(db, counted, now);
    await addLoads(db, counted, now);
  }
}

function summed(loads: readonly ModuleLoad[], address: string): NewLoads[] {
  const sums = new Map<string, NewLoads>();
  for (const { module, version, outcome } of loads) {
    const key = `${module} ${version}`;
    const before = sums.get(key) ?? { module, version, loads: 0, failed: 0, from: null };
    const { loads: more, failed } = COUNTED[outcome];
    const from = failed > 0 ? networkNumber(address, version) : before.from;
    sums.set(key, { ...before, loads: before.loads + more, failed: before.failed + failed, from });
  }
  return [...sums.values()];
}

/** Distinguishes networks without naming them: 65,536 numbers for all networks, different for each version. */
function networkNumber(address: string, version: string): number {
  // All clients behind loopback, in development or behind a proxy that does not name its client.
  if (isLoopback(address)) return randomInt(65_536);
  return createHash('sha256')
    .update(`${networkOf(address)} ${version}`)
    .digest()
    .readUInt16BE();
}

export async function reportVitals({ db, body, address, now, config }: Call<'POST /api/web-vitals'>) {
  const speed = pageSpeedOf(config);
  for (const { module, version, metric, value, page } of body.vitals) {
    speed.note(metric, value, page);
    const counted: VitalRow = { module, version, metric, bucket: bucketOf(metric, value), count: 1 };
    if (await countVital(db, counted, now)) continue;
    if (await mayStoreNewRow(db, address, now)) await insertVital(db, counted, now);
  }
}

export async function getVersions({ db, now }: Call<'GET /api/admin/module-versions'>) {
  const since = new Date(now.getTime() - KEPT_FOR_MS);
  const loads = await listLoads(db, since, MOST_VERSIONS);
  const ofBuild = Map.groupBy(await listVitals(db, since), ({ module, version }) => `${module} ${version}`);
  return {
    versions: loads.map((row) => ({ ...row, vitals: summaryOf(ofBuild.get(`${row.module} ${row.version}`) ?? []) })),
  };
}

function summaryOf(rows: readonly VitalRow[]) {
  return [...Map.groupBy(rows, ({ metric }) => metric)].map(([metric, counts]) => ({
    metric,
    p75: percentile75(metric, counts),
    count: counts.reduce((sum, { count }) => sum + count, 0),
  }));
}

/** The figures that a canary is judged by. */
export async function getLoadsSince({ db, query: { module, version, since } }: Call<'GET /module-health'>) {
  const moment = new Date(since);
  const counted = await loadsSince(db, { module, version, since: moment });
  return { ...counted, vitals: summaryOf(await listVitals(db, moment, { module, version })) };
}
