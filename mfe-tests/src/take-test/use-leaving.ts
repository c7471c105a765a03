import { addressOf } from '@shell/kit/addresses';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Marks the upper of a running test's two history entries: Back reaches the other first. */
const IN_TEST = { inTest: true } as const;

/** Of a running test. */
export function isTestEntry({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'inTest' in state && state.inTest === true;
}

export interface Leaving {
  /** Back was pressed: ask the learner. */
  asking: boolean;
  stay(): void;
  leave(): void;
}

/** Asks before Back leaves a running test, which has two history entries for this; a second press leaves. */
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

  // Back may come before the second entry has rendered: then only the browser's event tells. (The shell marks its own.)
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

/** Only while something is stored neither on the server nor on this device. */
export function useWarnBeforeLoss(atRisk: boolean): void {
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
}
