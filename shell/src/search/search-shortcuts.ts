import { dialogInView } from '@shell/kit';
import { useEffect } from 'react';
import { create } from 'zustand';
import { openSearch } from './search-store.ts';

const STORAGE_KEY = 'search-slash';

/** Whether the key / opens the search. A single key can be switched off, for people who dictate or type by accident. */
export const useSlashKey = create<{ on: boolean }>()(() => ({ on: localStorage.getItem(STORAGE_KEY) !== 'off' }));

export function setSlashKey(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  useSlashKey.setState({ on });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Opens the search with / and with Ctrl-K or Command-K, from anywhere on the site. */
export function useSearchShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const command = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
      const slash = key === '/' && !ctrlKey && !metaKey && !altKey && useSlashKey.getState().on && !isTyping(target);
      if (event.defaultPrevented || !(command || slash) || dialogInView()) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
