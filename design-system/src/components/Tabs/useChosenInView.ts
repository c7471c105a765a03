import { useEffect, useRef } from 'react';

/** Scrolls a row, never the page, to its chosen tab. */
export function useChosenInView<Row extends HTMLElement>(chosen: string | undefined) {
  const ref = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is what moves the row.
  useEffect(() => {
    const row = ref.current;
    const tab = row?.querySelector('[aria-selected="true"], [aria-current="page"]');
    if (!row || !tab) return;
    const outer = row.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  }, [chosen]);
  return ref;
}
