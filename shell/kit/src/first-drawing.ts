import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageHead } from './page-head.ts';

/** Where the gateway leads anyone who asks for a page. */
export interface PageRedirect {
  /** Path and query on this site. */
  to: string;
  /** For good: search engines then know the page by that address alone. */
  permanent: boolean;
}

/** What a page says while it is drawn on the server, where no effect runs. */
export interface FirstDrawing {
  describe(head: PageHead): void;
  /** Says which page is drawn, whose code comes on demand; see `fetchDrawnPages`. */
  drawPage(place: number): void;
  /** Says that the page is to be found elsewhere. */
  leadTo(redirect: PageRedirect): void;
}

/** Filled where a page is drawn on the server; null in browsers. */
export const FirstDrawingContext = createContext<FirstDrawing | null>(null);

/** What a page may say of itself while it is drawn on the server; null in browsers. */
export function useFirstDrawing(): FirstDrawing | null {
  return useContext(FirstDrawingContext);
}

const never = () => () => {};

/**
 * Whether the page is drawn for the first time from what the gateway sent, or on the server: then nothing is known of the device. What
 * depends on it (its storage, its size, who is signed in) is drawn a moment later, before anybody sees the page change.
 */
export function useIsFirstDrawing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
