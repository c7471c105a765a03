import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import { renderHook } from '@testing-library/react';
import { afterAll } from 'vitest';

/** How a rule comes into a page. Emotion is loaded once for all test files, but this module for each of them. */
const kept = globalThis as typeof globalThis & { insertRule?: StyleSheet['insert'] };
kept.insertRule ??= StyleSheet.prototype.insert;
const { insertRule } = kept;

/**
 * Leaves the rules of components out of the page. To look at how an element looks goes through every rule, for it and all above it:
 * with them, tests of pages spend a third of their time on that, though they ask what is there.
 */
export function leaveStylesOut(): void {
  StyleSheet.prototype.insert = () => {};
}

/** For test files that are about what rules do: whether something is seen, or a name is spaced as its blocks are. */
export function withComponentStyles(): void {
  const { result, unmount } = renderHook(() => useEmotionCache());
  const cache = result.current;
  unmount();
  // Components that other files have drawn ask for their rules again.
  if (cache) cache.inserted = {};
  StyleSheet.prototype.insert = insertRule;
  afterAll(() => {
    cache?.sheet.flush();
    leaveStylesOut();
  });
}
