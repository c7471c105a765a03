import type { RequestOf, StaffActionKind, StaffObject } from '@api/contract';
import { dayIn, endOfDay, startOfDay } from '../staff-area/days.ts';
import { ACTION_OPTIONS, OBJECT_WORDS } from './log-words.ts';

type LogQuery = NonNullable<RequestOf<'GET /api/admin/log'>['query']>;

/** Actions on a page, as the API answers them. */
export const ACTIONS_ON_PAGE = 50;

export const actionOf = (search: URLSearchParams): StaffActionKind | null =>
  ACTION_OPTIONS.find(({ value }) => value === search.get('action'))?.value ?? null;

const objectOf = (search: URLSearchParams): StaffObject | null =>
  (Object.keys(OBJECT_WORDS) as StaffObject[]).find((kind) => kind === search.get('object')) ?? null;

/** The address's part of the log as the query of its call. Days are those of the reader. */
export const logQuery = (search: URLSearchParams): LogQuery => ({ ...logFilter(search), page: search.get('page') ?? '1' });

/** The same without a page: all that the filter shows. */
export function logFilter(search: URLSearchParams): Omit<LogQuery, 'page'> {
  const [q, action, object, by] = [search.get('q')?.trim(), actionOf(search), objectOf(search), search.get('by')];
  const [objectId, from, to] = [search.get('object_id'), dayIn(search, 'from'), dayIn(search, 'to')];
  return {
    ...(q ? { q } : {}),
    ...(action ? { action } : {}),
    ...(object ? { object } : {}),
    ...(object && objectId ? { object_id: objectId } : {}),
    ...(by ? { by } : {}),
    ...(from ? { from: startOfDay(from) } : {}),
    ...(to ? { to: endOfDay(to) } : {}),
  };
}
