import { useRefresh } from '@shell/kit';
import { useCallback } from 'react';
import type { MarkChange } from './marks.ts';

/**
 * Loads again what counts marks. The lists keep their questions until they are asked for anew, so that one does not vanish
 * under the finger that has just marked it.
 */
export function useRefreshCounts(): (change: MarkChange | null) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (change) => {
      if (change === null) await refresh('GET /api/questions', 'GET /api/questions/:id', 'GET /api/user_question');
      if (change?.mark === 'pinned') await refresh('GET /api/pinned_question/user', 'GET /api/questions/filters');
      if (change?.mark === 'completed') {
        await refresh('GET /api/topics/:subjectSlug', 'GET /api/questions/filters');
      }
      if (change?.mark === 'bookmarked') await refresh('GET /api/user_question', 'GET /api/questions/filters');
    },
    [refresh],
  );
}
