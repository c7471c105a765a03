import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to a list when the entry that had it is done with and gone: the keyboard goes on from the list. Likewise to what tells of a thing
 * when a button that did something with it is, where `total` counts what is left to be done.
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
