import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, type ErrorStateProps } from 'design-system';
import { messageOf } from './api-error.ts';

interface LoadFailedProps extends Omit<ErrorStateProps, 'onRetry' | 'retrying' | 'children'> {
  answer: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
}

/** The error of a failed read (`title`), its reason, and Try again. */
export function LoadFailed({ answer: { error, isFetching, refetch }, ...rest }: LoadFailedProps) {
  return (
    <ErrorState {...rest} onRetry={() => void refetch()} retrying={isFetching}>
      {messageOf(error)}
    </ErrorState>
  );
}
