import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { takePaths } from './addresses.ts';
import { isApiError, messageOf } from './api-error.ts';
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

const FAILED = () => 'Something went wrong';

/** Loads whose failure is also a toast, with its sentence; the page shows its own words and Try again. Specification part 1, section 8. */
const TOLD: Readonly<Record<string, (error: unknown) => string>> = {
  'GET /api/subjects': FAILED,
  'GET /api/topics/:subjectSlug': FAILED,
  'GET /api/test': FAILED,
  'GET /api/plan': FAILED,
  'GET /api/doubts/user': messageOf,
};

/** A refusal is an answer: what is not there, or not for its reader, has not failed to load. */
const isRefusal = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/** Shows a toast for failed loads. A failed refresh shows none: what was read before stays in view. */
function useFailedLoadToasts(client: QueryClient, host: Host): void {
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { query, action } = event;
        const told = TOLD[String(query.queryKey[0])];
        if (!told || query.state.data !== undefined || isRefusal(action.error)) return;
        host.notify({ tone: 'error', text: told(action.error) });
      }),
    [client, host],
  );
}
