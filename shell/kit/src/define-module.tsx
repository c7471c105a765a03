import type { ComponentType } from 'react';
import { type ExposedModule, moduleLifecycles } from './module-lifecycles.tsx';
import { importRenderedPages } from './page-on-demand.tsx';

/**
 * Makes a React component a module: with router, data cache, host services and error boundary. The cache lives as long
 * as the module is loaded, so going back is instant.
 */
export function defineModule(Pages: ComponentType): ExposedModule {
  return moduleLifecycles(Pages, importRenderedPages);
}
