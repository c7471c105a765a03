import { useApi } from '@shell/kit';

/** The topic tree of a subject; the former one stays in view while it loads for somebody who has just logged in. */
export function useTopics(subjectSlug: string) {
  return useApi('GET /api/topics/:subjectSlug', { params: { subjectSlug }, query: {} }, { keepPrevious: true });
}
