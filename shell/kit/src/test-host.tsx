import type { EndpointName, RequestOf, ResponseOf, User } from '@api/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { ApiError } from './api-error.ts';
import { HOST_VERSION, type Host, type ModalName, type ModalOptions, type Session, type Toast } from './host.ts';
import { HostContext } from './host-context.tsx';
import type { PageHead } from './page-head.ts';
import type { ReleaseConsole, ReleaseConsoleCall } from './release-console.ts';
import type { SiteFacts } from './site-facts.ts';

/** API responses by endpoint, for component tests and stories. */
export type Answers = { [Name in EndpointName]?: (request: RequestOf<Name>) => ResponseOf<Name> | Promise<ResponseOf<Name>> };

export type ConsoleAnswers = { [Name in ReleaseConsoleCall]?: (request: never) => ReleaseConsole[Name]['response'] };

export interface HostCalls {
  notices: Toast[];
  modals: ModalName[];
  modalOptions: ModalOptions[];
  addresses: string[];
  requests: { name: EndpointName; request: unknown }[];
  heads: PageHead[];
  failures: unknown[];
}

const NO_LINKS = { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null };

/** A host that responds from `answers` and records calls; other calls fail with status 0. `site` null: a shell of version 1. */
export function createTestHost(
  answers: Answers = {},
  user: User | null = null,
  site: Partial<SiteFacts> | null = {},
  desk: ConsoleAnswers = {},
): { host: Host; calls: HostCalls } {
  const calls: HostCalls = { notices: [], modals: [], modalOptions: [], addresses: [], requests: [], heads: [], failures: [] };
  let session: Session = { user, cameFromQuestion: false };
  const listeners = new Set<() => void>();
  const setUser = (next: User | null) => {
    session = { ...session, user: next };
    for (const listener of listeners) listener();
  };
  const host: Host = {
    version: site ? HOST_VERSION : 1,
    brand: 'Sigmaroom',
    ...(site ? { site: { variant: 'full', links: NO_LINKS, ...site } } : {}),
    session: {
      get: () => session,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      updateUser: setUser,
      signOut: async () => setUser(null),
    },
    request: async (name, request) => {
      calls.requests.push({ name, request });
      const answer = answers[name] as ((request: unknown) => unknown) | undefined;
      if (!answer) throw new ApiError(0, 'offline', 'The server cannot be reached.');
      return (await answer(request)) as never;
    },
    requestReleaseDesk: async (name, request) => {
      const answer = desk[name] as ((request: unknown) => unknown) | undefined;
      if (!answer) throw new ApiError(0, 'offline', 'The server cannot be reached.');
      return (await answer(request)) as never;
    },
    notify: (notice) => calls.notices.push(notice),
    openModal: (name, options = {}) => {
      calls.modals.push(name);
      calls.modalOptions.push(options);
    },
    navigate: (to) => calls.addresses.push(to),
    describePage: (head) => {
      calls.heads.push(head);
      return () => void calls.heads.splice(calls.heads.indexOf(head), 1);
    },
    reportFailure: (error) => calls.failures.push(error),
  };
  return { host, calls };
}

interface TestHostProps {
  host: Host;
  path?: string;
  state?: unknown;
  children: ReactNode;
}

/** Renders as in a module, at `path`, with history state `state`. */
export function TestHost({ host, path = '/', state, children }: TestHostProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <HostContext value={host}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[state === undefined ? path : { ...parsePath(path), state }]}>{children}</MemoryRouter>
      </QueryClientProvider>
    </HostContext>
  );
}
