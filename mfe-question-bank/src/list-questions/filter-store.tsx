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

/** Labels of a select filter; plain options need none. */
export interface OptionList {
  label: string;
  multiple: boolean;
  words: Readonly<Record<string, string>>;
}

/** In display order; facets supply the values. */
const FILTER_OPTIONS: Readonly<Record<ListFilter, OptionList>> = {
  difficulty: { label: 'Difficulty', multiple: true, words: {} },
  paper: { label: 'Paper', multiple: true, words: { 1: 'Paper 1', 2: 'Paper 2', 3: 'Paper 3' } },
  year: { label: 'Year', multiple: true, words: {} },
  month: { label: 'Month', multiple: false, words: {} },
  timezone: { label: 'Time zone', multiple: true, words: { 0: 'TZ0', 1: 'TZ1', 2: 'TZ2' } },
  level: { label: 'Level', multiple: false, words: {} },
};

/** Specification part 1, section 3. */
export interface FilterState extends Filters {
  defaultFilters: Filters;
  filterOptions: typeof FILTER_OPTIONS;
  filterUrl: string;
  /** Validated by the server. */
  search: URLSearchParams;
  /** Also returns to the first page. */
  setFilters(changes: Partial<Filters>): void;
  clearFilters(): void;
}

/** Choices apply at once, and `lead` updates the address. */
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

/** Provides the filters of the address: links, Back and the server change it. */
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

/** Part of the filter state. @throws Error outside `FilterStore`. */
export function useFilters<Part>(select: (state: FilterState) => Part): Part {
  const store = useContext(FilterContext);
  if (!store) throw new Error('useFilters is for components inside FilterStore');
  return useStore(store, select);
}
