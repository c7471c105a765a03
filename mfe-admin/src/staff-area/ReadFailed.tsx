import { messageOf } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { RefreshNotice, Sheet } from 'design-system';

export interface Read<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A failed read: an error instead of data, or a notice above earlier data. */
export function ReadFailed({ title, read }: { title: string; read: Read }) {
  const { data, error, isFetching, refetch } = read;
  if (!error) return null;
  if (data === undefined) {
    return (
      <Sheet>
        <LoadFailed title={title} answer={read} />
      </Sheet>
    );
  }
  return (
    <RefreshNotice onRetry={() => void refetch()} retrying={isFetching}>
      {messageOf(error)}
    </RefreshNotice>
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
