import { useSyncExternalStore } from 'react';

const CLOCK = 'test-clock';
const listeners = new Set<() => void>();

/**
 * Whether the learner has put the clock of their tests out of sight, kept on this device: neither a reload nor another page or tab brings
 * anybody a clock that they did not want to see. Where the browser keeps nothing it is shown.
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
    // A full store: it stays as it is.
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
