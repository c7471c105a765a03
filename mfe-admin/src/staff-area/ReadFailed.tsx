import { messageOf } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { RefreshNotice, Sheet } from 'design-system';

/** A call as it was read. */
export interface Read<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A failed read in the staff area: an error in place of the data, or a notice above data that an earlier read returned. */
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
