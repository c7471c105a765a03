/** How many rows a page of a table may have; the first unless the address says otherwise. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** How many rows the address asks for. */
export const pageSizeOf = (search: URLSearchParams): number =>
  PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PAGE_SIZES[0];
