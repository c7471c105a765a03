import { breakpoints } from 'design-system';
import { useSyncExternalStore } from 'react';

/** Wider than a phone, where rows are cards, and narrower than a desktop. */
const BETWEEN = `(min-width: ${breakpoints.tablet}) and (width < ${breakpoints.desktop})`;

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(BETWEEN);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window is a tablet's: a table with all its columns would have to be scrolled sideways. */
export const useBetweenWidths = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(BETWEEN).matches ?? false,
    () => false,
  );
