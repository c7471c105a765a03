import * as React from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';
import { createDataCache, fillCache, type KnownAnswer } from './data-cache.ts';
import type { Host } from './host.ts';
import { ModuleTree } from './module-tree.tsx';

/** Props from the shell besides single-spa's. */
export interface ModuleProps {
  host: Host;
  domElementGetter: () => HTMLElement;
  /** The server's responses for hydration: at the first mount, same address and version. Absent in older shells. */
  firstContent?: { module: string; answers: readonly KnownAnswer[]; pages?: readonly number[] } | undefined;
}

type Lifecycle = (props: ModuleProps & { name: string }) => Promise<unknown>;

/** What a module exposes: a single-spa application. https://single-spa.js.org/docs/building-applications */
export interface ExposedModule {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
  /** Sends unsent data after `noteWaiting`, on any page while signed in. Rejects without a response: retried with backoff. */
  sendWaiting?: (host: Host) => Promise<void>;
}

/** The single-spa lifecycle of a React module. @param importRenderedPages Imports server-rendered pages, by index. */
export function moduleLifecycles(
  Pages: React.ComponentType,
  importRenderedPages: (places: readonly number[]) => Promise<void>,
): ExposedModule {
  const client = createDataCache();
  let options: RootOptions = {};
  let hydrates = false;

  function Root({ host }: ModuleProps) {
    return (
      <React.StrictMode>
        <ModuleTree Root={Pages} host={host} client={client} router={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />
      </React.StrictMode>
    );
  }

  const { bootstrap, mount, unmount } = singleSpaReact<ModuleProps>({
    React,
    // single-spa-react passes React no options.
    ReactDOMClient: {
      createRoot: (element: Element) => createRoot(element, options),
      hydrateRoot: (element: Element, tree: React.ReactNode) => hydrateRoot(element, tree, options),
    },
    rootComponent: Root,
    renderType: () => (hydrates ? 'hydrateRoot' : 'createRoot'),
    parcelCanUpdate: false,
    suppressComponentDidCatchWarning: true,
  }) as unknown as Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>;

  return {
    bootstrap,
    async mount(props) {
      const { host, firstContent } = props;
      if (firstContent) {
        fillCache(client, firstContent.answers);
        await importRenderedPages(firstContent.pages ?? []);
      }
      const failed = Promise.withResolvers<never>();
      // single-spa-react never settles if the tree throws before its first render.
      const onUncaughtError = (error: unknown) => {
        failed.reject(error);
        host.reportFailure?.(error);
      };
      hydrates = firstContent !== undefined;
      options = { onUncaughtError, ...(firstContent && { identifierPrefix: firstContent.module }) };
      return Promise.race([mount(props), failed.promise]);
    },
    unmount,
  };
}
