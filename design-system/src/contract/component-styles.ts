import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import { renderHook } from '@testing-library/react';
import { afterAll } from 'vitest';

/** How rules enter a page. Emotion loads once for all test files, this module for each. */
const kept = globalThis as typeof globalThis & { insertRule?: StyleSheet['insert'] };
kept.insertRule ??= StyleSheet.prototype.insert;
const { insertRule } = kept;

/** Keeps components' rules out of test pages: computing styles through them takes a third of the time. */
export function leaveStylesOut(): void {
  StyleSheet.prototype.insert = () => {};
}

/** For tests of what rules do: visibility, or names spaced by blocks. */
export function withComponentStyles(): void {
  const { result, unmount } = renderHook(() => useEmotionCache());
  const cache = result.current;
  unmount();
  // Components from other files insert their rules again.
  if (cache) cache.inserted = {};
  StyleSheet.prototype.insert = insertRule;
  afterAll(() => {
    cache?.sheet.flush();
    leaveStylesOut();
  });
}
