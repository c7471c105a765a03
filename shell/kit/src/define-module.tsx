import { QueryClientProvider } from '@tanstack/react-query';
import * as React from 'react';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { takePaths } from './addresses.ts';
import { createDataCache } from './data-cache.ts';
import type { Host } from './host.ts';
import { HostContext } from './host-context.tsx';
import { ModuleBoundary } from './module-boundary.tsx';
import { PageStyles } from './style-nonce.tsx';

/** What the shell passes to a module when it mounts it. */
export interface ModuleProps {
  host: Host;
  /** Where to mount. */
  domElementGetter: () => HTMLElement;
}

/** The life of a module, as `./module` exposes it. */
export type ModuleLifecycles = ReactAppOrParcel<ModuleProps>;

/** What `./module` exposes. */
export type ExposedModule = ModuleLifecycles & {
  /**
   * Sends what the module holds on this device. Called where it has noted that something waits (`noteWaiting`) and is not in view itself;
   * only while somebody is signed in.
   */
  sendWaiting?: (host: Host) => Promise<void>;
};

/**
 * Makes a React component a module of the site: a router in step with the address, the data cache, the host's services
 * and a boundary around all. The cache lives as long as the module is loaded, so that going back is instant.
 */
export function defineModule(Root: ComponentType): ModuleLifecycles {
  const queryClient = createDataCache();

  function Module({ host }: ModuleProps) {
    takePaths(host.paths);
    return (
      <StrictMode>
        <PageStyles>
          <HostContext value={host}>
            <QueryClientProvider client={queryClient}>
              <BrowserRouter>
                <ModuleBoundary>
                  <Root />
                </ModuleBoundary>
              </BrowserRouter>
            </QueryClientProvider>
          </HostContext>
        </PageStyles>
      </StrictMode>
    );
  }

  return singleSpaReact<ModuleProps>({
    React,
    ReactDOMClient: { createRoot } as never,
    rootComponent: Module as never,
    errorBoundary: () => <p role="alert">Something went wrong</p>,
  });
}
