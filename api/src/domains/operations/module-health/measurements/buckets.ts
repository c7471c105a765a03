import type { Vital } from '@api/contract';

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

/** The value in the middle of a bucket. */
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
