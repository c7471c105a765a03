import type { ElementType, ReactElement } from 'react';

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
