import * as React from 'react';
import { type ComponentType, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
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

/** The life of a module, as it exposes it. */
export type ModuleLifecycles = ReactAppOrParcel<ModuleProps>;

/** What a module exposes. */
export type ExposedModule = ModuleLifecycles & {
  /**
   * Sends what the module holds on this device. Called where it has noted that something waits (`noteWaiting`) and is not in view itself;
   * only while somebody is signed in.
   */
  sendWaiting?: (host: Host) => Promise<void>;
};

/**
 * Makes a React component a module of the site: a router in step with the address, the data cache, the host's services
 * and a boundary around all. The cache lives as long as the module is loaded, so that going back is instant.
 */
export function defineModule(Pages: ComponentType): ModuleLifecycles {
  const queryClient = createDataCache();

  function Module({ host }: ModuleProps) {
    return (
      <StrictMode>
        <ModuleTree Root={Pages} host={host} client={queryClient} router={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />
      </StrictMode>
    );
  }

  let taken: ModuleProps['firstContent'];
  const { mount, ...others } = singleSpaReact<ModuleProps>({
    React,
    ReactDOMClient: { createRoot: (element: Element) => (taken ? rootOf(element, taken.module) : createRoot(element)) } as never,
    rootComponent: Module as never,
    errorBoundary: () => <p role="alert">Something went wrong</p>,
  });

  const mountOrTakeOver = async (props: ModuleProps): Promise<unknown> => {
    if (props.firstContent) {
      fillCache(queryClient, props.firstContent.answers);
      await fetchDrawnPages(props.firstContent.pages ?? []);
    }
    taken = props.firstContent;
    const mounting = (mount as (props: ModuleProps) => Promise<unknown>)(props);
    taken = undefined;
    return mounting;
  };
  return { ...others, mount: mountOrTakeOver as typeof mount };
}

/** A root that begins with the markup that stands in its element. `prefix`: the one that its ids were made with. */
function rootOf(element: Element, prefix: string): Pick<Root, 'render' | 'unmount'> {
  let root: Root | undefined;
  return {
    render(tree) {
      if (root) root.render(tree);
      else root = hydrateRoot(element, tree, { identifierPrefix: prefix });
    },
    unmount: () => root?.unmount(),
  };
}
