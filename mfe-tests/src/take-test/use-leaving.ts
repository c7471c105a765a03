import { addressOf } from '@shell/kit/addresses';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Marks the upper of a running test's two history entries at the same address: Back reaches the other first. */
const IN_TEST = { inTest: true } as const;

/** Whether a history entry is of a running test. */
export function isTestEntry({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'inTest' in state && state.inTest === true;
}

/** The handling of Back in a running test. */
export interface Leaving {
  /** It was pressed: ask the learner. */
  asking: boolean;
  stay(): void;
  leave(): void;
}

/**
 * Asks before Back leaves a running test; a second press leaves. The test has two history entries for this. Closing or
 * reloading the tab loses nothing and asks nothing.
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

  // Back may come before the second entry has rendered: the address is unchanged, and only the browser's event tells.
  // (The shell repeats each step forward as such an event, with a mark.)
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
    // Opened by its address: there is no previous page.
    leave: () => void (key === 'default' ? navigate(addressOf('make-test'), { replace: true }) : navigate(-1)),
  };
}

/** The browser asks before the page closes, only while something is stored neither on the server nor on this device. */
export function useWarnBeforeLoss(atRisk: boolean): void {
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
}
