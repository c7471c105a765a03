import { create } from 'zustand';

interface SearchState {
  open: boolean;
  /** True from the first opening on, which brings the modal's code. */
  asked: boolean;
  /** What is typed; the box in the navbar takes it until the modal's code is here. */
  text: string;
}

/** The search modal. Specification part 1, section 2. */
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
