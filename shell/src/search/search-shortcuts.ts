import { LONGEST_SEARCH } from '@api/contract/limits';
import { dialogInView } from '@shell/kit';
import { useEffect } from 'react';
import { create } from 'zustand';
import { closeSearch, openSearch, setSearchText, useSearch } from './search-store.ts';

const STORAGE_KEY = 'search-slash';

/** Whether / opens the search: people who dictate can switch it off. */
export const useSlashKey = create<{ on: boolean }>()(() => ({
  on: typeof localStorage === 'undefined' || localStorage.getItem(STORAGE_KEY) !== 'off',
}));

export function setSlashKey(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  useSlashKey.setState({ on });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** The text after a key; null for keys that write nothing. */
function typed(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? (text + key).slice(0, LONGEST_SEARCH) : null;
}

/** Takes keys for a modal whose code is loading. */
function takeForModal(event: KeyboardEvent): void {
  const text = typed(useSearch.getState().text, event);
  if (text === null && event.key !== 'Escape') return;
  event.preventDefault();
  if (text === null) closeSearch();
  else setSearchText(text);
}

/** Before the page's shortcuts see them. */
function onDocument(event: KeyboardEvent): void {
  const { target, defaultPrevented } = event;
  const inModal = target instanceof Element && target.closest('[role="dialog"]') !== null;
  if (useSearch.getState().open && !inModal && !isTyping(target) && !defaultPrevented) takeForModal(event);
}

function onWindow(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const command = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey && useSlashKey.getState().on && !isTyping(target);
  if (event.defaultPrevented || useSearch.getState().open || !(command || slash) || dialogInView()) return;
  event.preventDefault();
  openSearch();
}

/** Opens the search with /, Ctrl-K or Command-K; a page's shortcuts come first. */
export function useSearchShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', onDocument);
    // On the window, after the page's shortcuts on the document.
    window.addEventListener('keydown', onWindow);
    return () => {
      document.removeEventListener('keydown', onDocument);
      window.removeEventListener('keydown', onWindow);
    };
  }, []);
}
