import type { ElementType, ReactElement } from 'react';

/** Lets a component put its looks on another element: `render={<Link to="/blogs" />}`. The element's own props win over the defaults. */
export interface RenderProps {
  render?: ReactElement<Record<string, unknown>> | undefined;
}

/** The type and props to render: those of `render`, else the default type. `css` is left to the caller. */
export function rootElement(render: RenderProps['render'], fallback: ElementType): [ElementType, Record<string, unknown>] {
  return render ? [render.type as ElementType, render.props] : [fallback, {}];
}
