import type { RequestOf } from '@api/contract';
import { assignedOf } from '../staff-area/assign/assigned-address.ts';

/** Threads on a page: each is read, not scanned. */
export const DOUBTS_ON_PAGE = 10;

export const DOUBT_STATES = [
  { value: 'open', label: 'To answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'all', label: 'All' },
] as const;
export type DoubtState = (typeof DOUBT_STATES)[number]['value'];

/** Which doubts the address asks for; those without a reply where it names none. */
export function doubtState(search: URLSearchParams): DoubtState {
  return DOUBT_STATES.find(({ value }) => value === search.get('state'))?.value ?? 'open';
}

/** The address's doubts as the query of the list call. */
export const doubtQuery = (search: URLSearchParams): NonNullable<RequestOf<'GET /api/doubts'>['query']> => ({
  ...doubtFilter(search),
  page: search.get('page') ?? '1',
  pageSize: String(DOUBTS_ON_PAGE),
});

/** The same without its page. */
export function doubtFilter(search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/doubts/export'>['query']> {
  const state = doubtState(search);
  const q = search.get('q')?.trim();
  const subject = search.get('subject');
  const assigned = assignedOf(search);
  const asker = search.get('asker');
  return {
    ...(state === 'all' ? {} : { state }),
    ...(subject ? { subject } : {}),
    ...(q ? { q } : {}),
    ...(assigned ? { assigned } : {}),
    ...(asker && /^[1-9]\d{0,8}$/.test(asker) ? { asker } : {}),
  };
}
