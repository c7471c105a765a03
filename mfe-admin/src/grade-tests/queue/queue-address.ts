import type { RequestOf } from '@api/contract';
import { assignedOf } from '../../staff-area/assign/assigned-address.ts';

/** Rows on a page, as the API cuts them. */
export const PAGE_SIZE = 25;

type Query = NonNullable<RequestOf<'GET /api/grading/queue'>['query']>;

/** The views of the queue in the order of their tabs. `open` contains all ungraded sheets. */
export const VIEWS = ['open', 'overdue', 'mine', 'returned', 'all'] as const;
export type View = (typeof VIEWS)[number];

/** The view that the address names; everything open where it names none. */
export function viewOf(search: URLSearchParams): View {
  return VIEWS.find((view) => view === search.get('view')) ?? 'open';
}

const STATES: Record<View, Query['state']> = { open: 'open', overdue: 'open', mine: 'claimed', returned: 'returned', all: 'all' };

/** The address's queue as the query of the call. */
export const queueQuery = (search: URLSearchParams): Query => ({ ...queueFilter(search), page: search.get('page') ?? '1' });

/** The same without a page: all that the filter shows. */
export function queueFilter(search: URLSearchParams): Omit<Query, 'page'> {
  const view = viewOf(search);
  const words = search.get('q')?.trim();
  const topic = search.get('topic');
  // The grader's own claims are a view of their own, without a filter by grader.
  const whose = view === 'mine' ? 'me' : assignedOf(search);
  return {
    state: STATES[view],
    ...(whose ? { claimed_by: whose } : {}),
    ...(view === 'overdue' ? { overdue: 'true' as const } : {}),
    ...(words ? { q: words } : {}),
    ...(topic ? { topic } : {}),
  };
}

const KEPT = ['view', 'q', 'topic', 'assigned', 'page'] as const;

/** The part of an address that says which queue is meant: kept while one goes from sheet to sheet, and on the way back. */
export function queueSearch(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of KEPT) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}
