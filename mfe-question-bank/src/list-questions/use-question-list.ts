import type { ResponseOf } from '@api/contract';
import { useApi } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { listQuery, showsQuestions } from '../addresses/list-selection.ts';

/** The page of questions that an address names; nothing is asked where it names none, or no subject. */
export function useQuestionList(
  subjectSlug: string | null,
  search: URLSearchParams,
): UseQueryResult<ResponseOf<'GET /api/questions'>> {
  return useApi(
    'GET /api/questions',
    { query: { ...listQuery(search), subject: subjectSlug ?? undefined } },
    { keepPrevious: true, enabled: subjectSlug !== null && showsQuestions(search) },
  );
}
