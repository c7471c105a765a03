import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a list when its focused entry is done and removed, so that the keyboard continues there. Likewise
 * to the state of a thing when a button that acted on it is removed, where `total` counts the remaining actions.
 */
export function useFocusAfterRemoval<T extends HTMLElement>(total: number | undefined): RefObject<T | null> {
  const box = useRef<T>(null);
  const former = useRef(total);
  useEffect(() => {
    const fewer = total !== undefined && total < (former.current ?? 0);
    if (fewer && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    former.current = total;
  }, [total]);
  return box;
}
