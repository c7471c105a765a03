import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a question, and the page to its top, when `index` changes. The focus stays in a navigation where it
 * was used to choose the question. Give the returned ref to a focusable element.
 */
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
