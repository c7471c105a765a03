import type { QuestionDetail, ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { LoadingRegion, Skeleton, token } from 'design-system';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

export type OpenedAnswer = UseQueryResult<ResponseOf<'GET /api/questions/:id'>>;

/** Read only while `show` is set, as it uses the allowance once; otherwise `data` is empty. */
export function useOpenedAnswer({ question, help, abilities }: QuestionDetail): OpenedAnswer {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const shown = help.some((part) => part === search.get('show')) && abilities.see_answer === 'yes';
  const answered = useApi(
    'GET /api/questions/:id',
    { params: { id: question.id }, query: { includeAnswers: 'true' } },
    { staleTime: Number.POSITIVE_INFINITY, enabled: shown },
  );
  const opened = answered.isSuccess && answered.isFetchedAfterMount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    if (!opened) return;
    // All questions show the remaining allowance; opened answers are not read again.
    const ofAllowance = ({ queryKey: [name, request] }: { queryKey: readonly unknown[] }) =>
      name === 'GET /api/me' || (name === 'GET /api/questions/:id' && !JSON.stringify(request).includes('includeAnswers'));
    void client.invalidateQueries({ predicate: ofAllowance });
  }, [opened, question.id, client]);
  return shown ? answered : ({ ...answered, data: undefined } as typeof answered);
}

const lines = css({ display: 'grid', gap: token.space[4], paddingBlock: token.space[4] });

/** While the answer or its code loads. */
export function AnswerLoading() {
  return (
    <LoadingRegion css={lines} label="Loading the answer">
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="70%" />
    </LoadingRegion>
  );
}
