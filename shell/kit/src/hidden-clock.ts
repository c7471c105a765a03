import { useSyncExternalStore } from 'react';

const CLOCK = 'test-clock';
const listeners = new Set<() => void>();

/**
 * Whether the learner has hidden the clock of tests, stored on this device for all pages and tabs. Shown if the browser
 * stores nothing.
 */
export function useHiddenClock(): [boolean, (hidden: boolean) => void] {
  return [useSyncExternalStore(subscribe, isHidden, () => false), hide];
}

function isHidden(): boolean {
  try {
    return localStorage.getItem(CLOCK) === 'hidden';
  } catch {
    return false;
  }
}

function hide(hidden: boolean): void {
  try {
    localStorage.setItem(CLOCK, hidden ? 'hidden' : 'shown');
  } catch {
    // The store is full: nothing to do.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
