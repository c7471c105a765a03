import { type Ref, type RefObject, useCallback, useRef } from 'react';

/** One ref callback for a component's own ref and its caller's. */
export function useMergedRef<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
    },
    [own, given],
  );
}

/** A ref for the anchor and a portal container in its landmark, so that landmark navigation meets the sheet. */
export function useLandmark(): [(element: Element | null) => void, RefObject<HTMLElement | null>] {
  const landmark = useRef<HTMLElement | null>(null);
  const find = useCallback((element: Element | null) => {
    if (element) landmark.current = element.closest<HTMLElement>('main') ?? element.closest<HTMLElement>('header, footer');
  }, []);
  return [find, landmark];
}
