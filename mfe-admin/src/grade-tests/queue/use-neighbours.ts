import { useApi } from '@shell/kit';
import { useSearchParams } from 'react-router-dom';
import { queueQuery, queueSearch } from './queue-address.ts';

/** The sheets before and after one in the queue that the grader came from, by the filter in the address. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
  /** The filter, for addresses of other sheets and the way back. */
  search: URLSearchParams;
  /** `3 of 12`; null while it is not known, or the sheet has left the queue. */
  place: string | null;
}

/** Reads the queue by the filter in the address. A sheet that has left it, as when it was returned, has the first one after it. */
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
