import { type ComponentType, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Toast } from './host.ts';
import { HostContext } from './host-context.tsx';

const PAUSE_MS = 3_000;
const MISSING: Toast = {
  tone: 'error',
  text: 'Part of this page has not loaded yet. It comes as soon as the connection is back.',
};

interface OnDemandOptions {
  waiting?: ReactNode;
  /** Reports a failed import; a toast by default. */
  tell?: (notice: Toast) => void;
}

/** A code-split part of a page. A failed import is reported and retried; React's `lazy` would take the page down. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, tell }: OnDemandOptions = {},
): ComponentType<Props> {
  let code: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const host = useContext(HostContext);
    const [, setLoaded] = useState(code !== undefined);
    useEffect(() => {
      if (code) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let gone = false;
      const attempt = () => {
        clearTimeout(timer);
        load().then(
          (loaded) => {
            code = loaded;
            if (!gone) setLoaded(true);
          },
          () => {
            if (gone) return;
            (tell ?? host?.notify)?.(MISSING);
            timer = setTimeout(attempt, PAUSE_MS);
          },
        );
      };
      attempt();
      window.addEventListener('online', attempt);
      return () => {
        gone = true;
        clearTimeout(timer);
        window.removeEventListener('online', attempt);
      };
    }, [host]);
    return code ? createElement(code, props) : waiting;
  };
}
