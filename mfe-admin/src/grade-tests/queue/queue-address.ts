import type { RequestOf } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { useSearchParams } from 'react-router-dom';
import { assignedOf, given, pageIn, wordsIn } from '../../staff-area/list/list-address.ts';

export const QUEUE = addressOf('grade-tests');

/** One sheet; `queue` is the filter by which it was found, for the next one. */
export const sheetAddress = (slug: string, queue?: URLSearchParams) =>
  addressOf('grade-test', { slug }, queue && { query: queue });

export const queueAddress = (queue: URLSearchParams) => addressOf('grade-tests', {}, { query: queue });

type Query = NonNullable<RequestOf<'GET /api/grading/queue'>['query']>;

/** In the order of tabs. `open`: all ungraded sheets. */
export const VIEWS = ['open', 'overdue', 'mine', 'returned', 'all'] as const;
export type View = (typeof VIEWS)[number];

/** Open sheets by default. */
export function viewOf(search: URLSearchParams): View {
  return VIEWS.find((view) => view === search.get('view')) ?? 'open';
}

const STATES: Record<View, Query['state']> = { open: 'open', overdue: 'open', mine: 'claimed', returned: 'returned', all: 'all' };

export const queueQuery = (search: URLSearchParams): Query => ({ ...queueFilter(search), page: pageIn(search) });

export function queueFilter(search: URLSearchParams): Omit<Query, 'page'> {
  const view = viewOf(search);
  return {
    state: STATES[view],
    ...(view === 'overdue' && { overdue: 'true' as const }),
    // The grader's own claims are a view of their own.
    ...given({ claimed_by: view === 'mine' ? 'me' : assignedOf(search), q: wordsIn(search), topic: search.get('topic') }),
  };
}

const KEPT = ['view', 'q', 'topic', 'assigned', 'page'] as const;

/** Parameters kept in the addresses of sheets. */
export function queueSearch(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of KEPT) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}

/** Neighbours of a sheet in the queue that the grader came from. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
  search: URLSearchParams;
  /** `3 of 12`; null while unknown, or outside the queue. */
  place: string | null;
}

/** By the address's filter. A sheet that has left the queue has the first one after it. */
export function useNeighbours(slug: string): Neighbours {
  const [address] = useSearchParams();
  const search = queueSearch(address);
  const queue = useApi('GET /api/grading/queue', { query: queueQuery(search) }, { staleTime: 15_000 });
  const { gradings = [], totalCount = 0, page = 1, pageSize = gradings.length } = queue.data ?? {};
  const index = gradings.findIndex((grading) => grading.slug === slug);
  return {
    search,
    previous: index > 0 ? (gradings[index - 1]?.slug ?? null) : null,
    next: gradings[index + 1]?.slug ?? null,
    place: index < 0 ? null : `${(page - 1) * pageSize + index + 1} of ${totalCount}`,
  };
}
