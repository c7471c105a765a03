/** A page number, or a gap of two pages or more. */
export type PageEntry = number | 'gap-before' | 'gap-after';

/**
 * Which pages to show: first, last, the current one and `siblings` on each side; what lies between becomes a gap. The count of entries is the same
 * on every page of a long list, so the control keeps its width. Nothing for page 0 or fewer than two pages.
 */
export function pageNumbers(page: number, pageCount: number, siblings = 1): PageEntry[] {
  if (page < 1 || pageCount < 2) return [];
  const width = 2 * siblings + 5;
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (pageCount <= width) return range(1, pageCount);
  const current = Math.min(page, pageCount);
  const edge = 2 * siblings + 3;
  if (current <= siblings + 3) return [...range(1, edge), 'gap-after', pageCount];
  if (current >= pageCount - siblings - 2) return [1, 'gap-before', ...range(pageCount - edge + 1, pageCount)];
  return [1, 'gap-before', ...range(current - siblings, current + siblings), 'gap-after', pageCount];
}
