import '@testing-library/jest-dom/vitest';
import type { User } from '@api/contract';
import { type RenderResult, render } from '@testing-library/react';
import axe from 'axe-core';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import type { Host } from './host.ts';
import type { SiteFacts } from './site-facts.ts';
import { type Answers, type ConsoleAnswers, createTestHost, type HostCalls, TestHost } from './test-host.tsx';

export { withComponentStyles } from 'design-system/testing';
export * from './samples.ts';
export { type Answers, type ConsoleAnswers, createTestHost, type HostCalls } from './test-host.tsx';

/** Renders as in a module, at `path`, with history state `state`. */
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
  const result = render(
    <TestHost host={host} path={path} state={state}>
      <AddressBar />
      {ui}
    </TestHost>,
  );
  return { ...result, calls, host };
}

/** Copies the router's address to the browser. */
function AddressBar() {
  const address = createPath(useLocation());
  useLayoutEffect(() => window.history.replaceState(null, '', address), [address]);
  return null;
}

/** Fails with axe violations; contrast needs a real browser. */
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

/** Stores values in IndexedDB as releases before `drafts` did: none may be lost. */
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
