import * as React from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';
import { createDataCache, fillCache, type KnownAnswer } from './data-cache.ts';
import type { Host } from './host.ts';
import { ModuleTree } from './module-tree.tsx';

/** What the shell passes to a module when it mounts it, besides what single-spa does. */
export interface ModuleProps {
  host: Host;
  /** Where to mount. */
  domElementGetter: () => HTMLElement;
  /**
   * Where the element already shows what the module's SSR bundle has drawn, with these answers of the API: the module takes it over. Only
   * at its first mount, at the same address and in the same version; an older shell knows nothing of it.
   */
  firstContent?: { module: string; answers: readonly KnownAnswer[]; pages?: readonly number[] } | undefined;
}

/** A step in the life of an application. */
type Lifecycle = (props: ModuleProps & { name: string }) => Promise<unknown>;

/** What a module exposes: what single-spa asks of an application. https://single-spa.js.org/docs/building-applications */
export interface ExposedModule {
  bootstrap: Lifecycle;
  /** Resolves once the module is drawn in its element. */
  mount: Lifecycle;
  unmount: Lifecycle;
  /**
   * Sends what the module holds on this device. Called where it has noted that something waits (`noteWaiting`) and is not in view itself;
   * only while a user is signed in. Rejects where no answer came: it is asked again after growing waits.
   */
  sendWaiting?: (host: Host) => Promise<void>;
}

/**
 * The life of a React module by single-spa-react.
 * @param fetchDrawnPages fetches the code of pages that the server has drawn, by their places.
 */
export function moduleLifecycles(
  Pages: React.ComponentType,
  fetchDrawnPages: (places: readonly number[]) => Promise<void>,
): ExposedModule {
  const client = createDataCache();
  /** Of the mount under way. */
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
    // `ModuleTree` has its boundary.
    suppressComponentDidCatchWarning: true,
  }) as unknown as Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>;

  return {
    bootstrap,
    async mount(props) {
      const { host, firstContent } = props;
      if (firstContent) {
        fillCache(client, firstContent.answers);
        await fetchDrawnPages(firstContent.pages ?? []);
      }
      const failed = Promise.withResolvers<never>();
      // single-spa-react waits for good for a tree that throws before it stands.
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
