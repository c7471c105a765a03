import { type ElementType, type ReactElement, type Ref, type RefObject, useCallback, useRef } from 'react';

type Props = Record<string, unknown>;

/**
 * Joins two sets of props for one element. Where both have a handler, both run, the first one first; class names add up; otherwise the second set wins,
 * unless its value is undefined.
 */
export function mergeProps(first: object, second: object): Props {
  const merged: Props = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const earlier = merged[name];
    if (/^on[A-Z]/.test(name) && typeof earlier === 'function' && typeof value === 'function') {
      merged[name] = (...given: unknown[]) => {
        earlier(...given);
        value(...given);
      };
    } else if (name === 'className' && typeof earlier === 'string' && typeof value === 'string')
      merged[name] = `${earlier} ${value}`;
    else if (value !== undefined) merged[name] = value;
  }
  return merged;
}

/** Lets a component put its looks on another element: `render={<Link to="/blogs" />}`. The element's own props win over the defaults. */
export interface RenderProps {
  render?: ReactElement<Record<string, unknown>> | undefined;
}

/** The type and props to render: those of `render`, else the default type. `css` is left to the caller. */
export function rootElement(render: RenderProps['render'], fallback: ElementType): [ElementType, Record<string, unknown>] {
  return render ? [render.type as ElementType, render.props] : [fallback, {}];
}

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
