import type { RequestOf } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { assignedOf, given, pageIn, wordsIn } from '../../staff-area/list/list-address.ts';

/** The queue of answer sheets. */
export const QUEUE = addressOf('grade-tests');

/** The grading screen of one sheet; `queue` is the filter by which it was found, so that the next one is of the same. */
export const sheetAddress = (slug: string, queue?: URLSearchParams) =>
  addressOf('grade-test', { slug }, queue && { query: queue });

/** The queue as it was filtered. */
export const queueAddress = (queue: URLSearchParams) => addressOf('grade-tests', {}, { query: queue });

type Query = NonNullable<RequestOf<'GET /api/grading/queue'>['query']>;

/** The views of the queue in the order of their tabs. `open` contains all ungraded sheets. */
export const VIEWS = ['open', 'overdue', 'mine', 'returned', 'all'] as const;
export type View = (typeof VIEWS)[number];

/** The view that the address names; open sheets by default. */
export function viewOf(search: URLSearchParams): View {
  return VIEWS.find((view) => view === search.get('view')) ?? 'open';
}

const STATES: Record<View, Query['state']> = { open: 'open', overdue: 'open', mine: 'claimed', returned: 'returned', all: 'all' };

/** The query that the address holds. */
export const queueQuery = (search: URLSearchParams): Query => ({ ...queueFilter(search), page: pageIn(search) });

/** The same without a page. */
export function queueFilter(search: URLSearchParams): Omit<Query, 'page'> {
  const view = viewOf(search);
  return {
    state: STATES[view],
    ...(view === 'overdue' && { overdue: 'true' as const }),
    // The grader's own claims are a view of their own, without a filter by grader.
    ...given({ claimed_by: view === 'mine' ? 'me' : assignedOf(search), q: wordsIn(search), topic: search.get('topic') }),
  };
}

const KEPT = ['view', 'q', 'topic', 'assigned', 'page'] as const;

/** The parameters of the queue: kept in the addresses of its sheets, for the way back. */
export function queueSearch(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of KEPT) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}
