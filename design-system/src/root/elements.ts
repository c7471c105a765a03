import type { ElementType, ReactElement } from 'react';

type Props = Record<string, unknown>;

/** Merges props: handlers run in order, class names add up, and otherwise the second wins unless undefined. */
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

/** Renders a component as another element: `render={<Link to="/blogs" />}`. Its own props win. */
export interface RenderProps {
  render?: ReactElement<Record<string, unknown>> | undefined;
}

/** Type and props to render: of `render`, or of the default. The caller adds `css`. */
export function rootElement(render: RenderProps['render'], fallback: ElementType): [ElementType, Record<string, unknown>] {
  return render ? [render.type as ElementType, render.props] : [fallback, {}];
}
