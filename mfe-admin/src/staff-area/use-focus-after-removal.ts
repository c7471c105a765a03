import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a list when its focused entry is removed, or a state when its last button (`total`: remaining actions) is. */
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
