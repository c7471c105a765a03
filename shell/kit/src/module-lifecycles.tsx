import * as React from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';
import { createDataCache, fillCache, type KnownAnswer } from './data-cache.ts';
import type { Host } from './host.ts';
import { ModuleTree } from './module-tree.tsx';

/** Props from the shell besides those of single-spa. */
export interface ModuleProps {
  host: Host;
  /** Where to mount. */
  domElementGetter: () => HTMLElement;
  /**
   * Responses with which the server rendered this element, for hydration. Only at the first mount, at the same address
   * and version; absent in older shells.
   */
  firstContent?: { module: string; answers: readonly KnownAnswer[]; pages?: readonly number[] } | undefined;
}

/** A single-spa lifecycle function. */
type Lifecycle = (props: ModuleProps & { name: string }) => Promise<unknown>;

/** What a module exposes: a single-spa application. https://single-spa.js.org/docs/building-applications */
export interface ExposedModule {
  bootstrap: Lifecycle;
  /** Resolves once the module has rendered. */
  mount: Lifecycle;
  unmount: Lifecycle;
  /**
   * Sends unsent data of the module, after `noteWaiting`, while the module is not in view and a user is signed in.
   * Rejects if no response came; called again with backoff.
   */
  sendWaiting?: (host: Host) => Promise<void>;
}

/**
 * The single-spa lifecycle of a React module.
 * @param importRenderedPages Imports the pages that the server rendered, by their indexes.
 */
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
