import { useEffect } from 'react';

/** Milliseconds between two looks at what is stored while a form is in view. */
const LOOK_AGAIN = 30_000;

/** Refreshes regularly while the page is in view, and immediately when its window comes to the front. */
export function usePolling(read: () => unknown): void {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') read();
    };
    const timer = setInterval(again, LOOK_AGAIN);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
  }, [read]);
}
