import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, type ErrorStateProps } from 'design-system';
import { messageOf } from './api-error.ts';

interface LoadFailedProps extends Omit<ErrorStateProps, 'onRetry' | 'retrying' | 'children'> {
  /** The read that failed. */
  answer: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
}

/** What did not load (`title`), why, and Try again. */
export function LoadFailed({ answer: { error, isFetching, refetch }, ...rest }: LoadFailedProps) {
  return (
    <ErrorState {...rest} onRetry={() => void refetch()} retrying={isFetching}>
      {messageOf(error)}
    </ErrorState>
  );
}
