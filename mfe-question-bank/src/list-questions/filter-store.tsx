import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createStore, type StoreApi, useStore } from 'zustand';
import {
  DEFAULT_FILTERS,
  type Filters,
  filtersIn,
  type ListFilter,
  withFilters,
  withoutFilters,
} from '../addresses/list-selection.ts';

/** A select filter: its label and those of its options, unless they are plain. */
export interface OptionList {
  label: string;
  multiple: boolean;
  words: Readonly<Record<string, string>>;
}

/** In display order; facets supply the available values. */
const FILTER_OPTIONS: Readonly<Record<ListFilter, OptionList>> = {
  difficulty: { label: 'Difficulty', multiple: true, words: {} },
  paper: { label: 'Paper', multiple: true, words: { 1: 'Paper 1', 2: 'Paper 2', 3: 'Paper 3' } },
  year: { label: 'Year', multiple: true, words: {} },
  month: { label: 'Month', multiple: false, words: {} },
  timezone: { label: 'Time zone', multiple: true, words: { 0: 'TZ0', 1: 'TZ1', 2: 'TZ2' } },
  level: { label: 'Level', multiple: false, words: {} },
};

/** The filter state of a list. Specification part 1, section 3. */
export interface FilterState extends Filters {
  defaultFilters: Filters;
  filterOptions: typeof FILTER_OPTIONS;
  /** The current address. */
  filterUrl: string;
  /** Its query; the server validates the values. */
  search: URLSearchParams;
  /** Goes to the first page with other filters. */
  setFilters(changes: Partial<Filters>): void;
  /** Removes all filters. */
  clearFilters(): void;
}

/** The filter state of an address. Choices apply at once, and `lead` updates the address. */
export function createFilterStore(filterUrl: string, lead: (search: URLSearchParams) => void): StoreApi<FilterState> {
  return createStore((set, get) => {
    const show = (search: URLSearchParams) => {
      set(stateAt(`${get().filterUrl.split('?')[0]}?${search}`));
      lead(search);
    };
    return {
      ...stateAt(filterUrl),
      defaultFilters: DEFAULT_FILTERS,
      filterOptions: FILTER_OPTIONS,
      setFilters: (changes) => show(withFilters(get().search, changes)),
      clearFilters: () => show(withoutFilters(get().search)),
    };
  });
}

function stateAt(filterUrl: string) {
  const { searchParams: search } = new URL(filterUrl, 'http://site');
  return { ...filtersIn(search), search, filterUrl };
}

function follow(store: StoreApi<FilterState>, filterUrl: string): void {
  if (store.getState().filterUrl !== filterUrl) store.setState(stateAt(filterUrl));
}

const FilterContext = createContext<StoreApi<FilterState> | null>(null);

/** Provides the filter state, from the address on each render: links, Back and the server change it. */
export function FilterStore({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const filterUrl = pathname + search;
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const [store] = useState(() => createFilterStore(filterUrl, (query) => void latest.current(`?${query}`)));
  // Before the first paint at the new address.
  useLayoutEffect(() => follow(store, filterUrl), [store, filterUrl]);
  // The router skips an address left by Back before it rendered, and does not report the previous one.
  useEffect(() => {
    const look = () => {
      const now = window.location;
      if (now.pathname === pathname) follow(store, now.pathname + now.search);
    };
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, [store, pathname]);
  return <FilterContext value={store}>{children}</FilterContext>;
}

/**
 * Part of the filter state of the list in view.
 * @throws Error outside `FilterStore`.
 */
export function useFilters<Part>(select: (state: FilterState) => Part): Part {
  const store = useContext(FilterContext);
  if (!store) throw new Error('useFilters is for components inside FilterStore');
  return useStore(store, select);
}
