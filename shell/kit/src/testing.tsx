import '@testing-library/jest-dom/vitest';
import type { EndpointName, RequestOf, ResponseOf, User } from '@api/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPath, MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { ApiError } from './api-error.ts';
import { HOST_VERSION, type Host, type ModalName, type ModalOptions, type Session, type Toast } from './host.ts';
import { HostContext } from './host-context.tsx';
import type { PageHead } from './page-head.ts';
import type { ReleaseConsole, ReleaseConsoleCall } from './release-console.ts';
import type { SiteFacts } from './site-facts.ts';

export { withComponentStyles } from 'design-system/testing';
export * from './samples.ts';

/** API responses by endpoint, for component tests; e2e tests use the real API. */
export type Answers = { [Name in EndpointName]?: (request: RequestOf<Name>) => ResponseOf<Name> | Promise<ResponseOf<Name>> };

/** Responses of the release console by call. */
export type ConsoleAnswers = { [Name in ReleaseConsoleCall]?: (request: never) => ReleaseConsole[Name]['response'] };

/** What a component asked of the shell. */
export interface HostCalls {
  notices: Toast[];
  modals: ModalName[];
  modalOptions: ModalOptions[];
  addresses: string[];
  requests: { name: EndpointName; request: unknown }[];
  /** Heads of the pages in view. */
  heads: PageHead[];
  /** Reported errors that replaced a page. */
  failures: unknown[];
}

const NO_LINKS = { getInTouch: null, demoClass: null, trialClass: null, contactEmail: null };

/**
 * A host that responds from `answers` and records calls. A call without a response fails with status 0. `site` null: an
 * older shell, version 1.
 */
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

/** Renders a component as in a module, at `path`, with history state `state`. */
export function renderWithHost(
  ui: ReactNode,
  {
    answers = {},
    user = null,
    path = '/',
    state,
    site = {},
    desk = {},
  }: {
    answers?: Answers;
    user?: User | null;
    path?: string;
    state?: unknown;
    site?: Partial<SiteFacts> | null;
    desk?: ConsoleAnswers;
  } = {},
): RenderResult & { calls: HostCalls; host: Host } {
  const { host, calls } = createTestHost(answers, user, site, desk);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = render(
    <HostContext value={host}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[state === undefined ? path : { ...parsePath(path), state }]}>
          <AddressBar />
          {ui}
        </MemoryRouter>
      </QueryClientProvider>
    </HostContext>,
  );
  return { ...result, calls, host };
}

/** Keeps the browser's address equal to the router's. */
function AddressBar() {
  const address = createPath(useLocation());
  useLayoutEffect(() => window.history.replaceState(null, '', address), [address]);
  return null;
}

/** Fails with axe violations. The e2e tests check colour contrast, which needs a real browser. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
    // jsdom loads no style sheets and media.
    preload: false,
  });
  if (violations.length === 0) return;
  throw new Error(
    violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`).join('\n\n'),
  );
}

/** Stores values in IndexedDB as releases before `drafts` did: no release may lose them. */
export async function storeAsFormerRelease(
  database: string,
  store: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = opened.transaction(store, 'readwrite');
  for (const [key, value] of Object.entries(values)) transaction.objectStore(store).put(value, key);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = reject;
  });
  opened.close();
}
