import { messageOf } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, LoadingRegion, Skeleton } from 'design-system';
import type { ReactNode } from 'react';

interface LoadedProps<Answer> {
  answer: UseQueryResult<Answer>;
  /** What didn't load, as a sentence. */
  failed: string;
  children: (data: Answer) => ReactNode;
}

/** A part of a page made of one call's answer: a skeleton until it comes, or the way to try again. */
export function Loaded<Answer>({ answer, failed, children }: LoadedProps<Answer>) {
  if (answer.data !== undefined) return children(answer.data);
  if (!answer.isError) {
    return (
      <LoadingRegion>
        <Skeleton shape="block" height="8rem" />
      </LoadingRegion>
    );
  }
  return (
    <ErrorState title={failed} onRetry={() => void answer.refetch()} retrying={answer.isFetching}>
      {messageOf(answer.error)}
    </ErrorState>
  );
}
