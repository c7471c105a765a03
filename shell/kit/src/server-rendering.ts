import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageHead } from './page-head.ts';

export interface PageRedirect {
  to: string;
  /** Search engines then index the target. */
  permanent: boolean;
}

/** What a page declares on the server, where no effect runs. */
export interface ServerRendering {
  describe(head: PageHead): void;
  /** Reports a code-split page; see `importRenderedPages`. */
  reportPage(place: number): void;
  redirect(redirect: PageRedirect): void;
}

/** Null in browsers. */
export const ServerRenderingContext = createContext<ServerRendering | null>(null);

/** Null in browsers. */
export function useServerRendering(): ServerRendering | null {
  return useContext(ServerRenderingContext);
}

const never = () => () => {};

/** True on the server and during hydration, when storage, size and session are unknown. Device-dependent parts render after. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
