import type { AssignmentOverview } from '@api/contract';
import { useApi } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds between two looks while the page is in view: a class of thirty hands in within minutes. */
const LOOK_EVERY = 8_000;

/** Who has done what, kept up to date while the page is in view and `live`. */
export function useOverview(assignmentId: number, live: boolean): UseQueryResult<AssignmentOverview> {
  const answer = useApi('GET /api/assignment-overview', { query: { assignment_id: String(assignmentId) } }, { staleTime: 0 });
  const { refetch } = answer;
  useEffect(() => {
    if (!live) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
    };
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [live, refetch]);
  return answer;
}
