import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of an address that a search with Enter leads to. */
export const SEARCHED = { searched: true };

interface FirstFound {
  /** Holds the results. */
  box: RefObject<HTMLElement | null>;
  /** Selects the first of them. */
  first: string;
  /** The results of the former address are shown until the new ones are there. */
  busy: boolean;
}

/** After a search with Enter the focus goes to the first result, where single keys are commands; it stays in the field if none is found. */
export function useFirstFound({ box, first, busy }: FirstFound): void {
  const { key, state } = useLocation();
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (busy || done.current === key) return;
    done.current = key;
    if (!state?.searched || !document.activeElement?.matches('search input[type="search"]')) return;
    const result = box.current?.querySelector<HTMLElement>(first);
    if (!result) return;
    if (!result.hasAttribute('tabindex')) result.tabIndex = -1;
    result.focus();
  }, [box, first, busy, key, state]);
}
