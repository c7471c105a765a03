import { type RefObject, useCallback, useRef, useState } from 'react';
import type { CheckRun } from './check-run.ts';
import { keepRun } from './kept-runs.ts';

export type QuickCheckState = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'running'; run: CheckRun };

/** What is in view of a quick check. */
export interface RunInView {
  state: QuickCheckState;
  /** The run as of now, for whatever comes late; undefined while there is none. */
  latest: RefObject<CheckRun | undefined>;
  /** Shows a run, and keeps it on this device. */
  put: (run: CheckRun) => void;
  /** Shows that another run is on its way. The one before stays kept until that is there. */
  leave: () => void;
  /** Shows why there is none. */
  fail: (error: unknown) => void;
}

/** The run in view, kept for an account or a guest (null) under the key of its place. */
export function useRunInView(userId: number | null, key: string): RunInView {
  const [state, setState] = useState<QuickCheckState>({ kind: 'loading' });
  const latest = useRef<CheckRun>(undefined);
  const put = useCallback(
    (run: CheckRun) => {
      latest.current = run;
      setState({ kind: 'running', run });
      void keepRun(userId, key, run);
    },
    [userId, key],
  );
  const leave = useCallback(() => {
    latest.current = undefined;
    setState({ kind: 'loading' });
  }, []);
  const fail = useCallback((error: unknown) => setState({ kind: 'failed', error }), []);
  return { state, latest, put, leave, fail };
}
