import { create } from 'zustand';

interface SearchState {
  open: boolean;
  /** True from the first opening on, which brings the modal's code. */
  asked: boolean;
  /** What is typed; the box in the navbar takes it until the modal's code is here. */
  text: string;
  /** The modal is in the page, until it has given the focus back: the box that gets it must not open the modal again. */
  inPage: boolean;
}

/** Letters that a search may have; the API refuses more. */
export const MOST_LETTERS = 200;

/** The search modal. Specification part 1, section 2. */
export const useSearch = create<SearchState>()(() => ({ open: false, asked: false, text: '', inPage: false }));

export function openSearch(): void {
  useSearch.setState({ open: true, asked: true });
}

export function closeSearch(): void {
  useSearch.setState({ open: false, text: '' });
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** The modal is drawn; what this returns is called when it is taken off the page, a moment before the focus goes back. */
export function enterPage(): () => void {
  clearTimeout(leaving);
  useSearch.setState({ inPage: true });
  return () => {
    leaving = setTimeout(() => useSearch.setState({ inPage: false }));
  };
}

export function setSearchText(text: string): void {
  useSearch.setState({ text });
}
