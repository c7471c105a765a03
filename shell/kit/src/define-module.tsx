import type { ComponentType } from 'react';
import { type ExposedModule, moduleLifecycles } from './module-lifecycles.tsx';
import { fetchDrawnPages } from './page-on-demand.tsx';

/**
 * Makes a React component a module of the site: a router in step with the address, the data cache, the host's services
 * and a boundary around all. The cache lives as long as the module is loaded, so that going back is instant.
 */
export function defineModule(Pages: ComponentType): ExposedModule {
  return moduleLifecycles(Pages, fetchDrawnPages);
}
