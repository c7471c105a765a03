import { LONGEST_SEARCH } from '@api/contract/limits';
import { dialogInView } from '@shell/kit';
import { useEffect } from 'react';
import { create } from 'zustand';
import { closeSearch, openSearch, setSearchText, useSearch } from './search-store.ts';

const STORAGE_KEY = 'search-slash';

/** Whether the key / opens the search. A single key can be switched off, for people who dictate or type by accident. */
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

/** What a key makes of the text in a field; null for keys that write nothing. */
function typed(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? (text + key).slice(0, LONGEST_SEARCH) : null;
}

/** Takes a key for the modal that was asked for while its code is on the way; else its letters would be lost, or do other things. */
function takeForModal(event: KeyboardEvent): void {
  const text = typed(useSearch.getState().text, event);
  if (text === null && event.key !== 'Escape') return;
  event.preventDefault();
  if (text === null) closeSearch();
  else setSearchText(text);
}

/** Takes what is typed after the search was asked for, before the shortcuts of the page see it. */
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

/** Opens the search with / and with Ctrl-K or Command-K, from anywhere on the site; the shortcuts of a page come first. */
export function useSearchShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', onDocument);
    // On the window, which a press reaches after the shortcuts of the page on the document.
    window.addEventListener('keydown', onWindow);
    return () => {
      document.removeEventListener('keydown', onDocument);
      window.removeEventListener('keydown', onWindow);
    };
  }, []);
}
