import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageHead } from './page-head.ts';

/** A redirect by the gateway. */
export interface PageRedirect {
  /** Path and query on this site. */
  to: string;
  /** Permanent: search engines index the target. */
  permanent: boolean;
}

/** What a page declares during server rendering, where no effect runs. */
export interface ServerRendering {
  describe(head: PageHead): void;
  /** Reports a code-split page that was rendered; see `importRenderedPages`. */
  reportPage(place: number): void;
  redirect(redirect: PageRedirect): void;
}

/** Filled during server rendering; null in browsers. */
export const ServerRenderingContext = createContext<ServerRendering | null>(null);

/** The sink for these declarations; null in browsers. */
export function useServerRendering(): ServerRendering | null {
  return useContext(ServerRenderingContext);
}

const never = () => () => {};

/**
 * True during server rendering and hydration, when nothing is known of the device (storage, size, session). What depends
 * on it renders right afterwards.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
