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

/**
 * Where a small sheet is put that hangs on an element: into the landmark that the element is in, so that who goes from landmark to landmark
 * meets it there and not beyond them all. Give the first to the element as its ref, the second to the portal as its container. Outside a
 * landmark, as in a dialog, the portal goes where it always does.
 */
export function useLandmark(): [(element: Element | null) => void, RefObject<HTMLElement | null>] {
  const landmark = useRef<HTMLElement | null>(null);
  const find = useCallback((element: Element | null) => {
    if (element) landmark.current = element.closest<HTMLElement>('main') ?? element.closest<HTMLElement>('header, footer');
  }, []);
  return [find, landmark];
}
