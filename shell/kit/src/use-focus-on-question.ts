import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a question and scrolls to top when `index` changes, unless a navigation has the focus. Returns a ref for it. */
export function useFocusOnQuestion(index: number): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const former = useRef(index);
  useEffect(() => {
    if (former.current === index) return;
    former.current = index;
    if (!document.activeElement?.closest('nav')) element.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);
  return element;
}
