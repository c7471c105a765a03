import type { VitalReport } from '@api/contract';
import { LARGEST_VITAL } from '@api/contract/limits';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Build, Send } from './failure-reports.ts';

/** Reports the first page's https://web.dev/articles/vitals when it is left, by build and page. */
export function measureVitals(shown: Build & { page: string }, send: Send): void {
  const told = new Set<string>();
  const waiting = new Map<string, VitalReport>();
  const note = ({ name, value }: MetricType) => {
    if (!told.has(name)) waiting.set(name, { ...shown, metric: name, value: Math.min(LARGEST_VITAL, Math.max(0, value)) });
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(note);
  // Runs after the library's own listeners.
  const flush = () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return;
    for (const name of waiting.keys()) told.add(name);
    send('/api/web-vitals', { vitals: [...waiting.values()] });
    waiting.clear();
  };
  document.addEventListener('visibilitychange', flush);
}
