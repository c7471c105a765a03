import type { ResponseOf } from '@api/contract';
import { useApi } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { listQuery, showsQuestions } from '../addresses/list-selection.ts';
import { useFilters } from './filter-store.tsx';

/** The page of questions that the filters leave; nothing is asked where they name none, or no subject. */
export function useQuestionList(subjectSlug: string | null): UseQueryResult<ResponseOf<'GET /api/questions'>> {
  const search = useFilters((state) => state.search);
  return useApi(
    'GET /api/questions',
    { query: { ...listQuery(search), subject: subjectSlug ?? undefined } },
    { keepPrevious: true, enabled: subjectSlug !== null && showsQuestions(search) },
  );
}
