import type { Vital } from '@api/contract';
import { PATHS } from '@api/contract/addresses';
import { Histogram, type Registry } from 'prom-client';
import type { Config } from '../../../../config.ts';

/** Bounds around what counts as good and poor: https://web.dev/articles/defining-core-web-vitals-thresholds */
const MEASURES = {
  LCP: {
    name: 'web_vital_lcp_seconds',
    help: 'Largest contentful paint',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    scale: 1e-3,
  },
  INP: {
    name: 'web_vital_inp_seconds',
    help: 'Interaction to next paint',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    scale: 1e-3,
  },
  CLS: {
    name: 'web_vital_layout_shift',
    help: 'Cumulative layout shift',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    scale: 1,
  },
} as const satisfies Partial<Record<Vital, { name: string; help: string; buckets: number[]; scale: number }>>;

type Measured = keyof typeof MEASURES;
const isMeasured = (metric: Vital): metric is Measured => metric in MEASURES;

/** Pages unknown to this API, and browsers that send none. */
const OTHER = 'other';

/** How fast pages were in browsers that told this process, by page. Nothing in it says who they were. */
export class PageSpeed {
  readonly #histograms = Object.fromEntries(
    Object.entries(MEASURES).map(([metric, { name, help, buckets }]) => [
      metric,
      new Histogram({
        name,
        help: `${help}, by page, as browsers tell`,
        labelNames: ['page'],
        buckets: [...buckets],
        registers: [],
      }),
    ]),
  ) as Record<Measured, Histogram<'page'>>;

  /** `value`: milliseconds, or a shift. Only the site's own page names become series: senders may write anything. */
  note(metric: Vital, value: number, page: string | undefined): void {
    if (!isMeasured(metric)) return;
    const known = page !== undefined && Object.hasOwn(PATHS, page) ? page : OTHER;
    this.#histograms[metric].observe({ page: known }, value * MEASURES[metric].scale);
  }

  registerIn(registry: Registry): void {
    for (const histogram of Object.values(this.#histograms)) registry.registerMetric(histogram);
  }
}

const bySettings = new WeakMap<Config, PageSpeed>();

/** The page speeds reported to the process with these settings. */
export function pageSpeedOf(config: Config): PageSpeed {
  const known = bySettings.get(config);
  if (known) return known;
  const made = new PageSpeed();
  bySettings.set(config, made);
  return made;
}
