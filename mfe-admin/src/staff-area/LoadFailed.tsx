import { messageOf } from '@shell/kit';
import { ErrorState, RefreshNotice, Sheet } from 'design-system';

/** A call as it was read. */
export interface Read<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Says that something did not load. What was read before stays beside it; nothing shows without an error. */
export function LoadFailed({ title, read: { data, error, isFetching, refetch } }: { title: string; read: Read }) {
  if (!error) return null;
  if (data !== undefined) {
    return (
      <RefreshNotice onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </RefreshNotice>
    );
  }
  return (
    <Sheet>
      <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </ErrorState>
    </Sheet>
  );
}

/** Several calls as one: read when all are, failed with the first error. */
export function together(...reads: readonly Read[]): Read {
  return {
    data: reads.every(({ data }) => data !== undefined) || undefined,
    error: reads.find(({ error }) => error)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
}
