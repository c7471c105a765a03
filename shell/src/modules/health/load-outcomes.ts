import type { LoadOutcome, ModuleLoad } from '@api/contract';
import type { Build } from './attribution.ts';
import type { Send } from './failure-reports.ts';

/** A module that is shown for so long without a fault has loaded well. Milliseconds. */
const GOOD_AFTER = 10_000;

/**
 * Tells once for each build how loading it went on this page: as failed at once, as good after ten seconds or when the page is left. A
 * fault after that is told too, once.
 */
export function createLoadOutcomes(send: Send) {
  const told = new Map<string, LoadOutcome>();
  const shown = new Map<string, { build: Build; timer: ReturnType<typeof setTimeout> }>();
  const keyOf = ({ module, version }: Build) => `${module} ${version}`;

  function tell({ module, version }: Build, outcome: LoadOutcome): void {
    clearTimeout(shown.get(keyOf({ module, version }))?.timer);
    told.set(keyOf({ module, version }), outcome);
    const loads: ModuleLoad[] = [{ module, version, outcome }];
    send('/api/module-loads', { loads });
  }

  return {
    shown(build: Build): void {
      const key = keyOf(build);
      if (told.has(key) || shown.has(key)) return;
      shown.set(key, { build, timer: setTimeout(() => tell(build, 'ok'), GOOD_AFTER) });
    },
    failed(build: Build): void {
      const before = told.get(keyOf(build));
      if (before === undefined) tell(build, 'failed');
      else if (before === 'ok') tell(build, 'failed-later');
    },
    /** The page is left: what was shown until then was good. */
    flush(): void {
      for (const [key, { build }] of shown) if (!told.has(key)) tell(build, 'ok');
    },
  };
}
