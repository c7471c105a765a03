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
  /** Of the address bar in browsers, of the request on the server. */
  router: (pages: ReactNode) => ReactNode;
}

/** A module's providers and pages, for server and browser. */
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

/** Reads whose failure is also a toast. Specification part 1, section 8. */
const TOLD: Readonly<Record<string, (error: unknown) => string>> = {
  'GET /api/subjects': FAILED,
  'GET /api/topics/:subjectSlug': FAILED,
  'GET /api/test': FAILED,
  'GET /api/plan': FAILED,
  'GET /api/doubts/user': messageOf,
};

/** A refusal (not found, not allowed) is no failed load. */
const isRefusal = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/** Toasts failed loads, but not failed refreshes, which keep the data in view. */
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
