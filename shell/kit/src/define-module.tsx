import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createDataCache } from './data-cache.ts';
import type { Host } from './host.ts';
import { fillCache, type KnownAnswer } from './known-answers.ts';
import { ModuleTree } from './module-tree.tsx';
import { fetchDrawnPages } from './page-on-demand.tsx';

/** What the shell passes to a module when it mounts it. */
export interface ModuleProps {
  host: Host;
  /** Where to mount. */
  domElementGetter: () => HTMLElement;
  /**
   * Where the element already shows what the module's server entry has drawn, with these answers of the API: the module takes it over. Only
   * at its first mount, at the same address and in the same version; an older shell knows nothing of it.
   */
  firstContent?: { module: string; answers: readonly KnownAnswer[]; pages?: readonly number[] } | undefined;
}

/** The life of a module, as it exposes it: what single-spa asks of an application. https://single-spa.js.org/docs/building-applications */
export interface ModuleLifecycles {
  bootstrap(props: object): Promise<void>;
  /** Resolves once the module stands in its element. */
  mount(props: ModuleProps): Promise<void>;
  unmount(props: object): Promise<void>;
}

/** What a module exposes. */
export type ExposedModule = ModuleLifecycles & {
  /**
   * Sends what the module holds on this device. Called where it has noted that something waits (`noteWaiting`) and is not in view itself;
   * only while somebody is signed in. Rejects where no answer came: it is asked again after growing waits.
   */
  sendWaiting?: (host: Host) => Promise<void>;
};

/**
 * Makes a React component a module of the site: a router in step with the address, the data cache, the host's services
 * and a boundary around all. The cache lives as long as the module is loaded, so that going back is instant.
 */
export function defineModule(Pages: ComponentType): ModuleLifecycles {
  const queryClient = createDataCache();
  let root: Root | undefined;

  async function mount({ host, domElementGetter, firstContent }: ModuleProps): Promise<void> {
    if (firstContent) {
      fillCache(queryClient, firstContent.answers);
      await fetchDrawnPages(firstContent.pages ?? []);
    }
    await new Promise<void>((onShown, onFailed) => {
      const onUncaughtError = (error: unknown) => {
        onFailed(error);
        host.reportFailure?.(error);
      };
      const tree = (
        <Shown onShown={onShown}>
          <StrictMode>
            <ModuleTree
              Root={Pages}
              host={host}
              client={queryClient}
              router={(pages) => <BrowserRouter>{pages}</BrowserRouter>}
            />
          </StrictMode>
        </Shown>
      );
      root = drawn(domElementGetter(), tree, { onUncaughtError, identifierPrefix: firstContent?.module });
    });
  }

  return {
    bootstrap: async () => {},
    mount,
    unmount: async () => {
      root?.unmount();
      root = undefined;
    },
  };
}

/** Draws a tree, or goes on from the markup that stands in the element, whose ids were made with a prefix. */
function drawn(element: Element, tree: ReactNode, { identifierPrefix, ...options }: RootOptions): Root {
  if (identifierPrefix !== undefined) return hydrateRoot(element, tree, { identifierPrefix, ...options });
  const root = createRoot(element, options);
  root.render(tree);
  return root;
}

/** Tells when what is in it stands on the page. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
