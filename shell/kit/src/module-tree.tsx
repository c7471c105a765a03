import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { takePaths } from './addresses.ts';
import { useFailedLoadToasts } from './failed-loads.ts';
import type { Host } from './host.ts';
import { HostContext } from './host-context.tsx';
import { ModuleBoundary } from './module-boundary.tsx';
import { PageStyles } from './style-nonce.tsx';

interface ModuleTreeProps {
  Root: ComponentType;
  host: Host;
  client: QueryClient;
  /** Puts a router around the pages: of the address in a browser, of the request on the server. */
  router: (pages: ReactNode) => ReactNode;
}

/** A module from its services down to its pages, the same on the server and in browsers. */
export function ModuleTree({ Root, host, client, router }: ModuleTreeProps) {
  takePaths(host.paths);
  useFailedLoadToasts(client, host);
  return (
    <PageStyles>
      <HostContext value={host}>
        <QueryClientProvider client={client}>
          {router(
            <ModuleBoundary>
              <Root />
            </ModuleBoundary>,
          )}
        </QueryClientProvider>
      </HostContext>
    </PageStyles>
  );
}
