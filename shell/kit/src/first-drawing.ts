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
export interface FirstDrawing {
  describe(head: PageHead): void;
  /** Reports a code-split page that was rendered; see `fetchDrawnPages`. */
  drawPage(place: number): void;
  leadTo(redirect: PageRedirect): void;
}

/** Filled during server rendering; null in browsers. */
export const FirstDrawingContext = createContext<FirstDrawing | null>(null);

/** The sink for these declarations; null in browsers. */
export function useFirstDrawing(): FirstDrawing | null {
  return useContext(FirstDrawingContext);
}

const never = () => () => {};

/**
 * True during server rendering and hydration, when nothing is known of the device (storage, size, session). What depends
 * on it renders right afterwards.
 */
export function useIsFirstDrawing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
