import type { RequestOf, SecurityEventKind } from '@api/contract';
import { dayIn, endOfDay, startOfDay } from '../staff-area/days.ts';
import { KIND_OPTIONS } from './event-words.ts';

type EventQuery = NonNullable<RequestOf<'GET /api/admin/security-events'>['query']>;

/** Events on a page, as the API answers them. */
export const EVENTS_ON_PAGE = 50;

export const kindOf = (search: URLSearchParams): SecurityEventKind | null =>
  KIND_OPTIONS.find(({ value }) => value === search.get('kind'))?.value ?? null;

/** The address's part of the events as the query of their call. Days are those of the reader. */
export const eventQuery = (search: URLSearchParams): EventQuery => ({ ...eventFilter(search), page: search.get('page') ?? '1' });

/** The same without a page: all that the filter shows. */
export function eventFilter(search: URLSearchParams): Omit<EventQuery, 'page'> {
  const [kind, account, address] = [kindOf(search), search.get('account'), search.get('q')?.trim()];
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  return {
    ...(kind ? { kind } : {}),
    ...(account ? { account } : {}),
    ...(address ? { address } : {}),
    ...(from ? { from: startOfDay(from) } : {}),
    ...(to ? { to: endOfDay(to) } : {}),
  };
}
