import { useApi } from '@shell/kit';

/** The topic tree of a course; for somebody who has just logged in the former one stays in view until theirs has come. */
export function useTopics(subjectSlug: string | null) {
  const params = { subjectSlug: subjectSlug ?? '' };
  return useApi('GET /api/topics/:subjectSlug', { params, query: {} }, { enabled: subjectSlug !== null });
}
