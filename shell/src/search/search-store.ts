import { create } from 'zustand';

interface SearchState {
  open: boolean;
  /** True from the first opening on, which brings the modal's code. */
  asked: boolean;
  /** What is typed; the box in the navbar takes it until the modal's code is here. */
  text: string;
  /** The modal is giving the focus back: the box that gets it must not open the modal again. */
  returningFocus: boolean;
}

/** Letters that a search may have; the API refuses more. */
export const MOST_LETTERS = 200;

/** Milliseconds in which a focus that comes after closing is the one that the modal gave back. */
const RETURN_MS = 500;

/** The search modal. Specification part 1, section 2. */
export const useSearch = create<SearchState>()(() => ({ open: false, asked: false, text: '', returningFocus: false }));

export function openSearch(): void {
  useSearch.setState({ open: true, asked: true, returningFocus: false });
}

export function closeSearch(): void {
  useSearch.setState({ open: false, text: '', returningFocus: true });
  setTimeout(() => useSearch.setState({ returningFocus: false }), RETURN_MS);
}

export function setSearchText(text: string): void {
  useSearch.setState({ text });
}
