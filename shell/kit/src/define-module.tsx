import type { ComponentType } from 'react';
import { type ExposedModule, moduleLifecycles } from './module-lifecycles.tsx';
import { importRenderedPages } from './page-on-demand.tsx';

/** Makes a component a module. Its cache lasts while it is loaded, so going back is instant. */
export function defineModule(Pages: ComponentType): ExposedModule {
  return moduleLifecycles(Pages, importRenderedPages);
}
