import { create } from 'zustand';

interface SearchState {
  open: boolean;
  /** From the first opening on: loads the modal. */
  asked: boolean;
  /** The navbar's box fills it until the modal has loaded. */
  text: string;
}

/** Specification part 1, section 2. */
export const useSearch = create<SearchState>()(() => ({ open: false, asked: false, text: '' }));

export function openSearch(): void {
  useSearch.setState({ open: true, asked: true });
}

export function closeSearch(): void {
  useSearch.setState({ open: false, text: '' });
}

export function setSearchText(text: string): void {
  useSearch.setState({ text });
}
