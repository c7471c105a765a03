import { useSyncExternalStore } from 'react';

const CLOCK = 'test-clock';
const listeners = new Set<() => void>();

/** Whether the learner hides the clock of tests, on all pages of this device. */
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
    // The store is full.
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
