import { addressOf } from '@shell/kit/addresses';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Marks the entry of the history that a running test stands in, over another one at the same address: Back leads to that one first. */
const IN_TEST = { inTest: true } as const;

/** Whether an entry of the history is the one that a running test stands in. */
export function isTestEntry({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'inTest' in state && state.inTest === true;
}

/** What becomes of a press on Back in a running test. */
export interface Leaving {
  /** It was pressed, and the learner is to be asked. */
  asking: boolean;
  stay(): void;
  leave(): void;
}

/**
 * Asks before Back leaves a running test; pressed once more it leaves. The test stands twice in the history for it, so that a first Back
 * stays on its page. The other way out, closing the tab or loading the page anew, loses nothing and is not asked about.
 */
export function useLeaving(active: boolean): Leaving {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, key } = location;
  const isInTest = isTestEntry(location);
  const [entered, setEntered] = useState(false);
  const [base, setBase] = useState<string>();

  useEffect(() => {
    if (!active) return;
    if (isInTest) setEntered(true);
    else if (!entered && base !== key) {
      setBase(key);
      void navigate({ pathname, search }, { state: IN_TEST });
    }
  }, [active, isInTest, entered, base, key, pathname, search, navigate]);

  // Back may come before the second entry was ever drawn: then the address is what it was, and only the browser tells. (The shell repeats
  // each step forward as such an event, with a mark.)
  useEffect(() => {
    if (!active) return;
    const noteBack = (event: PopStateEvent) => {
      if (!('singleSpa' in event)) setEntered(true);
    };
    window.addEventListener('popstate', noteBack);
    return () => window.removeEventListener('popstate', noteBack);
  }, [active]);

  return {
    asking: active && entered && !isInTest,
    stay: () => void navigate(1),
    // Whoever opened the test by its address alone has no page before it.
    leave: () => void (key === 'default' ? navigate(addressOf('make-test'), { replace: true }) : navigate(-1)),
  };
}

/** Has the browser ask before the page is closed or loaded anew: only while something is neither on the server nor on this device. */
export function useWarnBeforeLoss(atRisk: boolean): void {
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
}
