import type { TableSort } from 'design-system';

/** Parameters of a page or order, not of content. */
const NO_FILTERS = ['page', 'size', 'sort', 'order', 'sortBy', 'sortOrder'];

/** Any change but of the page returns to the first page. */
export function withChange(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Whether the address narrows a list. `but`: further parameters that do not. */
export const isNarrowed = (search: URLSearchParams, but: readonly string[] = []): boolean =>
  [...search.keys()].some((name) => !NO_FILTERS.includes(name) && !but.includes(name));

/** A parameter's option; null for none or an unknown one. */
export function optionIn<Value extends string>(
  search: URLSearchParams,
  name: string,
  options: readonly { value: Value }[],
): Value | null {
  return options.find(({ value }) => value === search.get(name))?.value ?? null;
}

/** The words searched for. */
export const wordsIn = (search: URLSearchParams): string | undefined => search.get('q')?.trim();

/** The page in the address. */
export const pageIn = (search: URLSearchParams): string => search.get('page') ?? '1';

/** Parameters without empty ones. */
export function given<Query extends object>(query: Query): { [Name in keyof Query]?: NonNullable<Query[Name]> } {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => Boolean(value))) as never;
}

/** `sort` and `order` of the address, else the first key. `descending`: keys that begin with the last. */
export function sortIn<Key extends string>(
  search: URLSearchParams,
  keys: readonly [Key, ...Key[]],
  descending: readonly Key[],
): TableSort & { key: Key } {
  const key = keys.find((each) => each === search.get('sort')) ?? keys[0];
  const order = search.get('order');
  return { key, order: order === 'asc' || order === 'desc' ? order : descending.includes(key) ? 'desc' : 'asc' };
}

/** Rows on a page; the first by default. */
export const PAGE_SIZES = [25, 50, 100] as const;

export const pageSizeOf = (search: URLSearchParams): number =>
  PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PAGE_SIZES[0];

/** `2026-11-22`; null if invalid. */
export function dayIn(search: URLSearchParams, name: 'from' | 'to'): string | null {
  const day = search.get(name);
  return day && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** The days `from` and `to` as ISO 8601 moments in the reader's zone, the end exclusive. */
export function daysIn(search: URLSearchParams): { from?: string; to?: string } {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  const midnight = (day: string, later = 0) => {
    const start = new Date(`${day}T00:00:00`);
    start.setDate(start.getDate() + later);
    return start.toISOString();
  };
  return { ...(from && { from: midnight(from) }), ...(to && { to: midnight(to, 1) }) };
}

/** The reader, none, or a colleague by id; null for all. */
export function assignedOf(search: URLSearchParams): string | null {
  const assigned = search.get('assigned') ?? '';
  return /^(?:me|nobody|[1-9]\d{0,8})$/.test(assigned) ? assigned : null;
}
